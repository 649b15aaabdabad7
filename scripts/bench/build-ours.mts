/** One build of this site in a process of its own, so that its time and memory can be measured. */
import { buildSite } from '../site-build/build-site';
import { command } from '../command';
import { root } from '../root.mjs';

const [outDir = ''] = process.argv.slice(2);
await command(() => buildSite(root, { outDir, cache: 'default' }));
