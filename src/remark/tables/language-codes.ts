/**
 * data/language-codes.yaml → first the languages that `locale` accepts, then the rest of ISO 639-1, with an anchor (`#uk`) for each.
 */
import type { Language, LanguageTable } from '@gateway-docs/site-data/tables';
import { codeCell } from '../cross-references/links';
import { heading, inlineCode, type Block } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';

const COLUMNS = ['Code', { title: 'Name', plain: true }, 'Its own name'];

const toRow = ({ code, name, native }: Language): Row => ({
  id: code,
  cells: [codeCell(code), [name], [native]],
});

export function present({ rows }: LanguageTable): Block[] {
  const accepted = rows.filter((row) => row.locale);
  const others = rows.filter((row) => !row.locale);
  return [
    heading(2, 'locale', 'What ', inlineCode('locale'), ' accepts'),
    table(COLUMNS, accepted.map(toRow), { label: 'Languages that locale accepts', layout: 'codes' }),
    heading(2, 'others', 'Other languages'),
    table(COLUMNS, others.map(toRow), { label: 'Other languages', layout: 'codes' }),
  ];
}
