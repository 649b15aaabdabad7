/**
 * In: the files of data/ that name sources, and a day. Out: those to compare with their sources again. Rules of payment methods change
 * without notice to anybody, so a comparison counts for six months.
 */
import type { CitedSource } from './cited-source';

/** How long a comparison counts. */
const MONTHS = 6;

/** The day from which a comparison counts on a day, both written YYYY-MM-DD. */
function firstThatCounts(today: string): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - MONTHS);
  return date.toISOString().slice(0, 10);
}

/**
 * @param files sources by name, for each file of data/ that has some: `data/schemes/pix.yaml`
 * @param today YYYY-MM-DD
 * @returns one line for each file with a source that was compared longer ago, and for each source compared on a day that has not come
 */
export function overdueSources(
  files: ReadonlyMap<string, Readonly<Record<string, CitedSource>>>,
  today: string,
): string[] {
  const limit = firstThatCounts(today);
  return [...files].flatMap(([file, sources]) => {
    const days = Object.values(sources).map((source) => source.checked_on);
    const oldest = days.toSorted()[0] ?? today;
    const future = days.filter((day) => day > today);
    return [
      ...(oldest < limit
        ? [`${file}: a source was compared on ${oldest}. Compare it again, and mend what has changed.`]
        : []),
      ...future.map((day) => `${file}: a source is checked on ${day}, which has not come yet.`),
    ];
  });
}
