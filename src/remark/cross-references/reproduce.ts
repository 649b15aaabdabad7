/** Links to the test bench, which plays a scenario whose id its address names. */
import type { SiteData } from '@gateway-docs/contract';
import type { TestScenario } from '@gateway-docs/site-data/tables';
import { jsxInline } from '../mdast/jsx';
import type { Inline } from '../mdast/nodes';

/** @param id of a scenario of a guide, `pix-paid` */
export const reproduce = (id: string): Inline => jsxInline('Reproduce', { scenario: id }, []);

/**
 * @param isWanted which test value is to be played
 * @returns the link to the first scenario of a guide with such a value; nothing where no guide has one
 */
export function reproduceRow(
  isWanted: (row: TestScenario) => boolean,
  { services, tables }: Pick<SiteData, 'services' | 'tables'>,
): Inline[] {
  const wanted = new Set(tables['test-cards'].rows.filter(isWanted).map(({ id }) => id));
  const played = [...services.values()]
    .flatMap(({ scenarios }) => scenarios)
    .find((scenario) => 'test' in scenario && wanted.has(scenario.test));
  return played ? [reproduce(played.id)] : [];
}
