import { describe, expect, it } from 'vitest';
import { parseQuery } from './query';

const none = () => false;
const all = () => true;

/** Keys of the slots with their weights; optional ones in brackets. */
function slots(text: string, isKnown: (key: string) => boolean = none): [string, number][] {
  return parseQuery(text, isKnown).map(({ key, weight, isOptional }) => [
    isOptional ? `(${key})` : key,
    weight,
  ]);
}

describe('parseQuery', () => {
  it('makes a slot of each word; words that say nothing weigh little', () => {
    expect(slots('how to sign')).toEqual([
      ['(how)', 0.1],
      ['(to)', 0.1],
      ['sign', 1],
    ]);
  });

  it('weighs words that say nothing in full where there is nothing else', () => {
    expect(slots('own')).toEqual([['own', 1]]);
  });

  it('takes a known identifier whole and its parts as support', () => {
    expect(slots('payer_auth', (key) => key === 'payerauth')).toEqual([
      ['payerauth', 1],
      ['payer', 0.35],
      ['auth', 0.35],
    ]);
  });

  it('takes an unknown identifier by its parts, and as a whole where it is near to one', () => {
    expect(slots('payer_auht')).toEqual([
      ['(payerauht)', 1],
      ['payer', 1],
      ['auht', 1],
    ]);
  });

  it('tries two words as one', () => {
    const pair = parseQuery('white list', (key) => key === 'whitelist').at(-1);
    expect(pair).toMatchObject({ key: 'whitelist', isOptional: true });
  });

  it('lets the last word grow, until a space ends it', () => {
    const unfinished = (text: string) =>
      parseQuery(text, none)
        .filter(({ isUnfinished }) => isUnfinished)
        .map(({ key }) => key);
    expect(unfinished('failure re')).toEqual(['re']);
    expect(unfinished('failure re ')).toEqual([]);
    expect(unfinished('p2p/get_m')).toContain('p2pgetm');
  });

  it('reads at most sixteen words of a pasted text', () => {
    expect(slots('word '.repeat(200))).toHaveLength(16);
    expect(parseQuery('word '.repeat(200), all).length).toBeLessThan(40);
  });
});
