import { describe, expect, it } from 'vitest';
import { markedPieces, markRanges } from './marks';

/** The marked pieces of a text. */
function marked(text: string, marks: readonly string[]): string[] {
  return markRanges(text, marks).map(({ start, end }) => text.slice(start, end));
}

describe('markRanges', () => {
  it('marks words in any case and spelling', () => {
    expect(marked('Refund: a refund, REFUNDS.', ['refund'])).toEqual(['Refund', 'refund']);
    expect(marked('Платёж и платеж', ['платеж'])).toEqual(['Платёж', 'платеж']);
  });

  it('marks an identifier whole, or the part that was asked for', () => {
    expect(marked('Send external_transaction_id.', ['externaltransactionid'])).toEqual([
      'external_transaction_id',
    ]);
    expect(marked('Send external_transaction_id.', ['transaction'])).toEqual(['transaction']);
    expect(marked('POST /api/v2/transaction/find', ['transactionfind'])).toEqual(['api/v2/transaction/find']);
  });

  it('marks no piece of a longer word', () => {
    expect(marked('prefund refundable', ['refund'])).toEqual([]);
  });

  it('takes marks as text, whatever they hold', () => {
    expect(marked('a <b> .* (c)', ['<b>', '.*', ''])).toEqual([]);
  });
});

describe('markedPieces', () => {
  it.each([
    ['a refund of a refund', ['a ', 'refund', ' of a ', 'refund', '']],
    ['refund', ['', 'refund', '']],
    ['nothing', ['nothing']],
    ['', ['']],
  ])('cuts %j', (text, pieces) => {
    expect(markedPieces(text, ['refund'])).toEqual(pieces);
  });
});
