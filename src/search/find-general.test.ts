import { expect, describe, it } from 'vitest';
import { smallIndex } from '../../tests/content/search/small-index';
import { find } from './find';

describe('find: pages that repeat for one case what others say for all', () => {
  const text = 'A refund goes back to the account that paid. A refund is final.';
  const { whole: repeated } = smallIndex(
    [
      { url: '/services/acme_pay', title: 'Acme transfer', text },
      { url: '/reference/test_cards', title: 'Test cards', text },
      { url: '/refunds', title: 'Giving back', text: 'A refund goes back to the account that paid.' },
    ],
    [],
  );
  const first = (query: string) => find(repeated, query, { limit: 1 }).hits[0]?.u;

  it('follow the general page where the query does not name them', () => {
    expect(first('refund to the account')).toBe('/refunds');
  });

  it('lead where it does', () => {
    expect(first('refund acme')).toBe('/services/acme_pay');
    expect(first('refund test cards')).toBe('/reference/test_cards');
  });
});
