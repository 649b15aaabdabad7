/**
 * `::amount-converter` → one number in currencies of 2, 0 and 3 decimals, as a table that needs no JavaScript, and the converter below
 * it. It stands on the page of the currencies, whose rows the converter reads.
 */
import { amounts as texts } from '../../../data/texts/directives.json';
import type { SiteData } from '@gateway-docs/contract';
import { codes, inlineCode, jsxBlock, type Row } from '../mdast';
import { WriterError } from '@gateway-docs/kit';
import { defineHandler } from './handler';

/** The number that every example sends. */
const AMOUNT = '1254';
/** One currency for each number of decimals that currencies have. */
const EXAMPLES = ['EUR', 'JPY', 'KWD'];

/** The amount as people write it: the point stands before the decimals. */
const written = (exponent: number): string =>
  exponent === 0 ? AMOUNT : `${AMOUNT.slice(0, -exponent)}.${AMOUNT.slice(-exponent)}`;

function exampleRow(code: string, { tables }: SiteData): Row {
  const exponent = tables['currency-codes'].rows.find((row) => row.code === code)?.exponent;
  if (typeof exponent !== 'number')
    throw new WriterError(
      `data/currency-codes.yaml has no decimals for ${code}, which ::amount-converter shows as an example.`,
    );
  const sent = `"amount": ${AMOUNT}, "amount_currency": "${code}"`;
  return { cells: [[`${written(exponent)} ${code}`], [String(exponent)], [inlineCode(sent)]] };
}

export const amountConverter = defineHandler({
  example: '::amount-converter',
  build: (_attributes, site) => {
    const examples = EXAMPLES.map((code) => exampleRow(code, site));
    return [codes(texts, examples), jsxBlock('AmountConverter', {})];
  },
});
