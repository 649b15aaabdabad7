/** In: built sites. Out: each behind a local server, plain and over the slow line. */
import type { BuiltSite } from './builds';
import { startHost } from './host';
import type { ServedSite } from './open';
import { slowLink } from './slow-link';

export interface RunningSite {
  readonly plain: ServedSite;
  readonly slow: ServedSite;
  readonly close: () => Promise<void>;
}

/** Serves a built site until it is closed. */
export async function serve({ folder }: Pick<BuiltSite, 'folder'>): Promise<RunningSite> {
  const server = await startHost(folder);
  const line = await slowLink(server.origin);
  return {
    plain: { folder, origin: server.origin },
    slow: { folder, origin: line.origin },
    close: async () => {
      await line.close();
      await server.close();
    },
  };
}
