/** `npm start`: serves the built site, search included, on the first free port from PORT (3000) on. Builds it first where needed. */
import { ensureSite, siteBasePath } from './site-build/built-sites';
import { command } from './command';
import { root } from './root.mjs';
import { createSiteServer, listen } from './serve/server';

await command(async () => {
  const folder = await ensureSite(root, 'main');
  const basePath = siteBasePath(root, 'main');
  const { origin, close } = await listen(
    createSiteServer(folder, basePath),
    Number(process.env.PORT ?? 3000),
  );
  console.log(`The site is at ${origin}${basePath} (stop with Ctrl+C)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
});
