/** A gateway of a page in this process, and what is played on it: the other half of the comparison with a browser. */
import { messageFromGateway, messageToGateway, type MessageFromGateway } from '../protocol/page-gateway';
import { loadCatalogue } from '../catalogue/load-catalogue';
import type { GatewayParts } from '../catalogue/catalogue';
import { createSession, type Session } from '../page/session';
import { objectOf } from '../json';
import type { Line, Repertoire } from './play-in-page';
import type { Site } from '@gateway-docs/contract';

/** @param made of the repository, with checks that are compiled now */
export function lineInProcess({ catalogue, schemas }: GatewayParts): Line {
  let session: Session | undefined;
  // A worker gives copies, which do not change with the gateway, and both sides check what they get.
  const heard = (
    message: Omit<MessageFromGateway, 'id' | 'view' | 'state'>,
    { view, save }: Session,
  ): MessageFromGateway =>
    messageFromGateway.parse(structuredClone({ id: 0, ...message, view: view(), state: save() }));
  return async (sent) => {
    const { order } = messageToGateway.parse({ id: 0, order: sent });
    if (order.type === 'start') session = createSession(catalogue, schemas, order.start);
    if (!session || order.type === 'clear') throw new Error('The player begins with start and never clears');
    try {
      const exchange = order.type === 'start' ? undefined : await session.carryOut(order);
      return heard({ exchange, problem: undefined }, session);
    } catch (error) {
      return heard({ exchange: undefined, problem: String(error) }, session);
    }
  };
}

/** @param site whose data are loaded */
export async function loadRepertoire(site: Pick<Site, 'load'>): Promise<Repertoire> {
  const { catalogue } = await loadCatalogue(site);
  const calls = (await site.load()).operations.filter(({ direction }) => direction === 'call');
  const filled = (path: string) => path.replace('{service_id}', '1052');
  return {
    services: catalogue.services,
    requests: catalogue.requests,
    testData: catalogue.tables['test-cards'],
    paths: Object.fromEntries(
      calls.filter(({ version }) => version === 'v2').map(({ id, path }) => [id, path]),
    ),
    documented: calls.flatMap(({ path, credentials, requestExamples }) =>
      requestExamples.map(({ value }) => {
        const { auth: _credentials, ...body } = objectOf(value);
        return { path: filled(path), credentials, body };
      }),
    ),
  };
}
