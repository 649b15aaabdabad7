/** `npm run build`: builds the site beside build/ and puts it there when it is whole; one build at a time. */
import { rebuildMain } from './site-build/built-sites';
import { command } from './command';
import { root } from './root.mjs';

await command(async () => {
  await rebuildMain(root);
  console.log('The site is in build/; `npm start` serves it.');
});
