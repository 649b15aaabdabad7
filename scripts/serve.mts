/** `npm run serve`: serves the site in build/ as it is, on the first free port from PORT (3000) on. */
import { siteBasePath, siteFolder } from './site-build/built-sites';
import { command } from './command';
import { root } from './root.mjs';
import { serveUntilStopped } from './serve/until-stopped';

await command(() => serveUntilStopped(siteFolder(root, 'main'), siteBasePath(root, 'main')));
