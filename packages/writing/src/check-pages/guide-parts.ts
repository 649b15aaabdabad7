/** In: a guide to a service. Out: the parts that its kind needs and it lacks, and the first part that stands too early. */
import { nearest } from '@gateway-docs/kit';
import { readFrontMatter } from '@gateway-docs/kit/yaml';

/** A guide to a method begins with the call: the request, then its fields, before how it works. */
const IN_ORDER = ['example', 'fields', 'how', 'steps', 'wrong', 'sandbox', 'checklist', 'next'];

/** Anchors that a kind of guide has; links from other pages rely on them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  method: [...IN_ORDER, 'payer', 'statuses', 'refunds'],
  country: ['next'],
  family: ['next'],
};

const HEADING = /^#{2,3} .*\{#(?<id>[\w-]+)\}$/;

/**
 * @param page its file below the repository's root, and the kind of guide that it says it is; a page of another kind has no parts
 * @param source its text
 * @returns one line for each mistake, with file and line
 */
export function guideMistakes(
  { file, guide = '' }: { readonly file: string; readonly guide?: string | undefined },
  source: string,
): string[] {
  const parts = PARTS[guide] ?? [];
  const lines = new Map(
    source.split('\n').flatMap((text, i): [string, number][] => {
      const id = HEADING.exec(text)?.groups?.id;
      return id === undefined ? [] : [[id, i + 1]];
    }),
  );
  const lineOf = (id = ''): number => lines.get(id) ?? readFrontMatter(file, source).lineOf(['guide']);
  const others = [...lines.keys()].filter((id) => !parts.includes(id));
  const missing = parts.filter((id) => !lines.has(id));
  const ordered = guide === 'method' ? [...lines.keys()].filter((id) => IN_ORDER.includes(id)) : [];
  const due = IN_ORDER.filter((id) => ordered.includes(id));
  return [
    ...missing.map((id) => {
      const [near] = nearest(id, others);
      const like = near === undefined ? '' : ` Did you mean it by {#${near}}?`;
      return `${file}:${lineOf(near)}: guide: ${guide} needs a section "## … {#${id}}".${like}`;
    }),
    ...ordered
      .filter((id, i) => id !== due[i])
      .slice(0, 1)
      .map(
        (id) =>
          `${file}:${lineOf(id)}: {#${id}} comes too early. The order of a guide is ${IN_ORDER.join(', ')}.`,
      ),
  ];
}
