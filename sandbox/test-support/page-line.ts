/** A gateway of a page in this process, and what is played on it: the other half of the comparison with a browser. */
import { loadOperations } from '../../src/reference/contract/load-operations';
import type { Schemas } from '../contract/check-key';
import { loadMaterial } from '../material/load-material';
import type { Material } from '../material/material';
import { createSession, type Session } from '../page/session';
import { objectOf } from '../json';
import type { Line, Repertoire } from './play-in-page';

/** @param made of the repository, with checks that are compiled now */
export function lineInProcess({
  material,
  schemas,
}: {
  readonly material: Material;
  readonly schemas: Schemas;
}): Line {
  let session: Session | undefined;
  return async (order) => {
    if (order.type === 'start') session = createSession(material, schemas, order.start);
    if (!session || order.type === 'clear') throw new Error('The player begins with start and never clears');
    const message = { exchange: undefined, problem: undefined };
    try {
      const exchange = order.type === 'start' ? undefined : await session.carryOut(order);
      return { ...message, exchange, view: session.view(), state: session.save() };
    } catch (error) {
      return { ...message, problem: String(error), view: session.view(), state: session.save() };
    }
  };
}

/** @param siteDir absolute path of the repository's root */
export async function loadRepertoire(siteDir: string): Promise<Repertoire> {
  const { material } = await loadMaterial(siteDir);
  const calls = (await loadOperations(siteDir)).filter(({ direction }) => direction === 'call');
  const filled = (path: string) => path.replace('{service_id}', '1052');
  return {
    services: material.services,
    requests: material.requests,
    testData: material.tables['test-cards'],
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
