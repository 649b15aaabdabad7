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

const FIGURES = [
  ['processor seconds', ({ cpuSeconds }: BuildFigures) => cpuSeconds, 1],
  ['  seconds', ({ seconds }: BuildFigures) => seconds, 1],
  ['  peak memory, GB', ({ peakGigabytes }: BuildFigures) => peakGigabytes, 2],
] as const;

/** How many times as much as the fast peer a build may take: processor seconds, and memory. */
const MOST = { cold: [1.33, undefined, 1], warm: [1, undefined, 1] } as const;

/** @returns time and memory of each site's cold build, and of the build after an edit */
export function buildRows({ ours, stock, fast }: Builds): Row[] {
  return (['cold', 'warm'] as const).flatMap((kind) =>
    FIGURES.map(([what, of, digits], nth): Row => {
      const value = (site: BuiltSite | undefined) => one(site?.[kind] && of(site[kind]));
      const most = MOST[kind][nth];
      return {
        what: nth === 0 ? `${kind}, ${what}` : what,
        ours: value(ours),
        stock: value(stock),
        fast: value(fast),
        ...(most !== undefined && { target: { of: 'fast', most } }),
        digits,
      };
    }),
  );
}
