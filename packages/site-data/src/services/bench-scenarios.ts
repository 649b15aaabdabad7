/** In: the catalogue and the test data. Out: what the test bench can play: the scenarios of all guides, and the test values that none of them plays. */
import type { TestScenario } from '../tables';
import type { Service, ServiceScenario } from './index';

/** Kinds of test values that a card payment can be sent with. */
const WITH_A_CARD: readonly string[] = ['card', 'wallet', 'external_id_prefix'];

/**
 * @param rows data/test-cards.yaml
 * @returns per service its scenarios; the first with cards and holds has the values that no guide plays, each under the id of its row
 */
export function benchScenarios(
  services: Iterable<Service>,
  rows: readonly TestScenario[],
): Map<Service, readonly ServiceScenario[]> {
  const all = [...services];
  const played = new Set(
    all.flatMap(({ scenarios }) => scenarios.map((item) => ('test' in item ? item.test : ''))),
  );
  const others = rows
    .filter(({ id, kind }) => WITH_A_CARD.includes(kind) && !played.has(id))
    .map(({ id }) => ({ id, test: id }));
  const cards = all.find(
    ({ call, two_step: twoStep, fields }) =>
      call === 'pay' && twoStep && fields.some(({ slug }) => slug === 'card_number'),
  );
  return new Map(
    all.map((service) => [
      service,
      service === cards ? [...service.scenarios, ...others] : service.scenarios,
    ]),
  );
}
