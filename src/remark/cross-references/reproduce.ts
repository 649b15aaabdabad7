/** Links to the test bench, which plays a scenario whose id its address names. */
import type { SiteData } from '@gateway-docs/contract';
import { benchScenarios } from '@gateway-docs/site-data/services';
import type { TestScenario } from '@gateway-docs/site-data/tables';
import { jsxInline } from '../mdast/jsx';
import type { Inline } from '../mdast/nodes';

/** @param id of a scenario of a guide, `pix-paid` */
export const reproduce = (id: string): Inline => jsxInline('Reproduce', { scenario: id }, []);

/**
 * @param isWanted which test value is to be played
 * @returns the link to the first scenario with such a value; nothing where none can be played
 */
export function reproduceRow(
  isWanted: (row: TestScenario) => boolean,
  { services, tables }: Pick<SiteData, 'services' | 'tables'>,
): Inline[] {
  const { rows } = tables['test-cards'];
  const wanted = new Set(rows.filter(isWanted).map(({ id }) => id));
  // By a hosted page the reader would have to type the value.
  const direct = [...benchScenarios(services.values(), rows)].toSorted(
    ([a], [b]) => Number(a.call !== 'pay') - Number(b.call !== 'pay'),
  );
  const played = direct
    .flatMap(([, scenarios]) => scenarios)
    .find((scenario) => 'test' in scenario && wanted.has(scenario.test));
  return played ? [reproduce(played.id)] : [];
}
