/** Links to the test bench, which plays a scenario whose id its address names. */
import type { SiteData } from '@gateway-docs/contract';
import { benchScenarios } from '@gateway-docs/site-data/services';
import type { TestScenario } from '@gateway-docs/site-data/tables';
import { jsxInline } from '../mdast/jsx';
import type { Inline } from '../mdast/nodes';

/** @param id of a scenario of a guide, `pix-paid` */
export const reproduce = (id: string): Inline => jsxInline('Reproduce', { scenario: id }, []);

/**
 * @param site whose scenarios the bench plays
 * @returns what gives the rows of a table their links: to the first scenario with such a test value, nothing where none can be played
 */
export function reproduceRows({ services, tables }: Pick<SiteData, 'services' | 'tables'>) {
  const { rows } = tables['test-cards'];
  // By a hosted page the reader would have to type the value.
  const played = [...benchScenarios(services.values(), rows)]
    .toSorted(([a], [b]) => Number(a.call !== 'pay') - Number(b.call !== 'pay'))
    .flatMap(([, scenarios]) => scenarios);
  return (isWanted: (row: TestScenario) => boolean): Inline[] => {
    const wanted = new Set(rows.filter(isWanted).map(({ id }) => id));
    const found = played.find((scenario) => 'test' in scenario && wanted.has(scenario.test));
    return found ? [reproduce(found.id)] : [];
  };
}

/** What gives a row its link, as `reproduceRows` makes it. */
export type Reproduced = ReturnType<typeof reproduceRows>;
