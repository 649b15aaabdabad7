/**
 * In: the text of a build's `_headers` file (the format of Netlify and Cloudflare Pages: a path pattern, then indented headers).
 * Out: the headers of one path. The local server obeys the same file as the hosts, so that the tests see what readers get.
 */
import { literalPattern } from '@gateway-docs/kit';

/**
 * @param text the whole file
 * @returns its rules in order
 * @throws Error that names a line which is neither a pattern, a header, a comment nor empty
 */
export function parseHeadersFile(text: string) {
  const rules: { pattern: RegExp; headers: Map<string, string> }[] = [];
  text.split('\n').forEach((line, i) => {
    if (line.trim() === '' || line.trimStart().startsWith('#')) return;
    if (line.startsWith('/')) {
      rules.push({ pattern: toPattern(line.trim()), headers: new Map() });
      return;
    }
    const header = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line);
    const rule = rules.at(-1);
    if (!header?.[1] || !header[2] || !rule) throw new Error(`_headers:${i + 1}: not a header: ${line}`);
    rule.headers.set(header[1], header[2]);
  });
  return rules;
}

export type HeaderRule = ReturnType<typeof parseHeadersFile>[number];

/** @returns the headers that the rules give to a URL path; where two rules name the same header, the later one holds */
export function headersFor(rules: readonly HeaderRule[], urlPath: string): Map<string, string> {
  const matching = rules.filter((rule) => rule.pattern.test(urlPath));
  return new Map(matching.flatMap((rule) => [...rule.headers]));
}

function toPattern(glob: string): RegExp {
  const parts = glob.split('*').map(literalPattern);
  return new RegExp(`^${parts.join('.*')}$`);
}
