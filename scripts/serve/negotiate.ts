/** The encodings that a build holds beside its files, best first. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number];

/**
 * Chooses among the precompressed twins of a file.
 * @param accept the request's `Accept-Encoding`
 * @param exists whether the twin with this extension stands beside the file
 * @returns the best accepted encoding that exists, or null: send the file itself
 */
export function negotiate(accept: string | undefined, exists: (extension: Encoding['extension']) => boolean) {
  const weights = parse(accept ?? '');
  const weight = ({ name }: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  const usable = encodings.filter((encoding) => weight(encoding) > 0 && exists(encoding.extension));
  // A stable sort: at equal weight the order of the table above decides.
  return [...usable].sort((a, b) => weight(b) - weight(a))[0] ?? null;
}

/**
 * @param accept the request's `Accept`
 * @returns whether a program wants the Markdown twin of a page at least as much as the page; browsers never name Markdown
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const weights = parse(accept ?? '');
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}

/** `br;q=0.5, gzip` becomes br → 0.5, gzip → 1 (RFC 9110, section 12.5.3). */
function parse(accept: string): Map<string, number> {
  const entries = accept.split(',').map((part): [string, number] => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return [name, q === undefined ? 1 : Number(q.slice(2)) || 0];
  });
  return new Map(entries.filter(([name]) => name !== ''));
}
