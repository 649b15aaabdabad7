/** `npm run build`: builds the site into build/, with its security policy and compressed files. */
import { rebuildMain } from './build/built-sites';
import { command } from './command';
import { root } from './root.mjs';

await command(() => rebuildMain(root));
