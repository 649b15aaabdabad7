/** In: built sites. Out: each behind local servers, plain and over slow lines. */
import type { BuiltSite } from './builds';
import { startHost } from './host';
import type { ServedSite, SlowSite } from './open';
import { SHAPES, slowLink } from './slow-link';

export interface RunningSite {
  readonly plain: ServedSite;
  readonly slow: SlowSite;
  /** Each request is late: 562 ms. */
  readonly late: SlowSite;
  /** The slow line, with all requests in one connection. */
  readonly slowHttp2: SlowSite;
  readonly close: () => Promise<void>;
}

/** Serves a built site until it is closed. */
export async function serve({ folder }: Pick<BuiltSite, 'folder'>): Promise<RunningSite> {
  const [server, http2] = [await startHost(folder), await startHost(folder, true)];
  const lines = {
    slow: await slowLink(server.origin),
    late: await slowLink(server.origin, SHAPES.late),
    slowHttp2: await slowLink(http2.origin),
  };
  const at = ({ origin, downloaded }: (typeof lines)['slow']): SlowSite => ({ folder, origin, downloaded });
  return {
    plain: { folder, origin: server.origin },
    slow: at(lines.slow),
    late: at(lines.late),
    slowHttp2: at(lines.slowHttp2),
    close: async () => {
      for (const running of [...Object.values(lines), server, http2]) await running.close();
    },
  };
}
