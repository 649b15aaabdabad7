/**
 * `npm run new -- <kind> <name> "<Title>"`: makes the files of a new page from their templates and prints what to do next. Without
 * arguments, or with `--help`, it prints the kinds. `profile` asks for its values, `rename` gives a page another route.
 */
import { runNew } from '@gateway-docs/writing/new';
import { command } from './command';
import { root } from './root.mjs';

await command(async () => console.log(await runNew(root, process.argv.slice(2))));
