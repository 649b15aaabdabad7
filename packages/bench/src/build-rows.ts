/** In: the builds. Out: rows of the report. One build of each site is measured: it takes minutes, and processor time varies little. */
import type { BuiltSite } from './builds';
import type { BuildFigures } from './measure-build';
import type { Row } from './report';

const one = (value: number | null | undefined): number[] => (typeof value === 'number' ? [value] : []);

interface Builds {
  readonly ours: BuiltSite;
  readonly stock?: BuiltSite;
  readonly fast?: BuiltSite;
}

/** @returns time and memory of each site's cold build, and of our warm one against stock's cold one */
export function buildRows({ ours, stock, fast }: Builds): Row[] {
  const cold = (
    what: string,
    of: (figures: BuildFigures) => number | null,
    rest: Partial<Row> = {},
  ): Row => ({
    what,
    ours: one(of(ours.cold)),
    stock: one(stock && of(stock.cold)),
    fast: one(fast && of(fast.cold)),
    digits: 1,
    ...rest,
  });
  return [
    cold('cold, processor seconds', ({ cpuSeconds }) => cpuSeconds, { target: { of: 'fast', most: 1.2 } }),
    cold('  seconds', ({ seconds }) => seconds),
    cold('  peak memory, GB', ({ peakGigabytes }) => peakGigabytes, {
      target: { of: 'fast', most: 1.2 },
      digits: 2,
    }),
    {
      what: "warm after an edit, processor s (stock's: cold)",
      ours: one(ours.warm?.cpuSeconds),
      stock: one(stock?.cold.cpuSeconds),
      target: { of: 'stock', most: 0.15 },
      digits: 1,
    },
    {
      what: "  seconds (stock's: cold)",
      ours: one(ours.warm?.seconds),
      stock: one(stock?.cold.seconds),
      digits: 1,
    },
  ];
}
