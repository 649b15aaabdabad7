/**
 * In: the rest of a fence's first line: `title="Request" {1,3-5}`. Out: the title, the file to download, and the numbers of highlighted lines.
 */
/** `3` and `3-5`. */
const RANGE = /\d+(?:\s*-\s*\d+)?/g;

function numbers(range: string): number[] {
  const [from = 0, to = from] = range.split('-').map(Number);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** @param meta as mdast keeps it; null when the fence has none */
export function readMeta(meta: string | null | undefined) {
  const title = /title=(?<q>["'])(?<title>.*?)\k<q>/.exec(meta ?? '')?.groups?.title;
  const download = /download="(?<route>[^"]+)"/.exec(meta ?? '')?.groups?.route;
  const ranges = /\{(?<ranges>[\d,\s-]+)\}/.exec(meta ?? '')?.groups?.ranges ?? '';
  const lines: ReadonlySet<number> = new Set((ranges.match(RANGE) ?? []).flatMap(numbers));
  // Only directives give a file with the same code.
  return { title, download, lines };
}
