/**
 * data/language-codes.yaml → first the languages that `locale` accepts, then the rest of ISO 639-1, with an anchor (`#uk`) for each.
 */
import { languages as texts } from '../../../data/texts/reference-tables.json';
import type { Language, LanguageTable } from '@gateway-docs/site-data/tables';
import { codeCell } from '../cross-references/links';
import { codes, heading, markdownInline, section, type Block, type Row } from '../mdast';

const toRow = ({ code, name, native }: Language): Row => ({
  id: code,
  cells: [codeCell(code), [name], [native]],
});

export function present({ rows }: LanguageTable): Block[] {
  const accepted = rows.filter((row) => row.locale);
  const others = rows.filter((row) => !row.locale);
  return [
    heading(2, 'locale', ...markdownInline(texts.title)),
    codes(texts.accepted, accepted.map(toRow)),
    ...section(codes, 'others', texts.others, others.map(toRow)),
  ];
}
