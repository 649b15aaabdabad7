/** In: a built site. Out: a server of it, and its address on the screen, until the command is stopped. */
import { createSiteServer, listen } from './server';

/**
 * @param folder absolute path of the site
 * @param basePath where the site stands on its host
 */
export async function serveUntilStopped(folder: string, basePath: string): Promise<void> {
  const { origin, close } = await listen(
    createSiteServer(folder, basePath),
    Number(process.env.PORT ?? 3000),
  );
  console.log(`The site is at ${origin}${basePath} (stop with Ctrl+C)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}
