/** `npm start`: serves the built site, search included, on the first free port from PORT (3000) on. Builds it first where needed. */
import { ensureSite, siteBasePath } from './site-build/built-sites';
import { command } from './command';
import { root } from './root.mjs';
import { serveUntilStopped } from './serve/until-stopped';

await command(async () => serveUntilStopped(await ensureSite(root, 'main'), siteBasePath(root, 'main')));
