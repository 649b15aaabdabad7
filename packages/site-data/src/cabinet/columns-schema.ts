/**
 * In: data/cabinet/columns.yaml. Out: its strict schema and type: every column of the cabinet, once. Screens name columns by id,
 * so a column has one label and one meaning on all pages; two columns with one label would break that promise.
 */
import * as z from 'zod';
import { checked, sentence, slug, strict, text } from '@gateway-docs/kit/schema';

/** `transaction.amount`: an object of the contract and one of its fields; see contract-fields.ts. */
export const contractField = text.regex(
  /^[a-z_]+\.[a-z_.[\]]+$/,
  'write the field as object.field, like wallet.reserve',
);

const column = strict({
  id: slug,
  label: text.max(28),
  /** What a cell holds: it decides how a value is written in the data and shown in a picture. */
  kind: z.enum(['text', 'money', 'time', 'count', 'status']).default('text'),
  meaning: sentence,
  /** The field of the contract that holds the same. */
  from: contractField.optional(),
  /** Money columns whose cells follow from others of the row; no row writes them. */
  computed: z
    .union([
      strict({ plus: z.array(slug).min(1), minus: z.array(slug) }),
      strict({ times: slug, rate: slug /** Column with the currency of the result */, into: slug }),
    ])
    .optional(),
});

const file = strict({ columns: z.array(column).min(1) });

export const schema = checked(file, ({ columns }, reportAt) => {
  const report = (i: number, message: string) => reportAt(['columns', i], message);
  const money = columns.filter(({ kind }) => kind === 'money').map(({ id }) => id);
  columns.forEach(({ id, label, kind, computed }, i) => {
    const before = columns.slice(0, i);
    if (before.some((other) => other.id === id)) report(i, `"${id}" is there twice`);
    const same = before.find((other) => other.label.toLowerCase() === label.toLowerCase());
    if (same) report(i, `"${label}" is already the label of "${same.id}": one label, one meaning`);
    if (!computed) return;
    if (kind !== 'money') report(i, `only a column of the kind money is computed`);
    ('plus' in computed ? [...computed.plus, ...computed.minus] : [computed.times])
      .filter((part) => !money.includes(part))
      .forEach((part) => report(i, `"${part}" is no column of the kind money`));
  });
});

export type Columns = z.infer<typeof schema>['columns'];
export type CabinetColumn = Columns[number];
