/** `npm run build`: builds the site into build/, with its security policy and compressed files. */
import { rebuildMain } from './site-build/built-sites';
import { command } from './command';
import { root } from './root.mjs';

await command(async () => {
  await rebuildMain(root);
  console.log('The site is in build/; `npm start` serves it.');
});
