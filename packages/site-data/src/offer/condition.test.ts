import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { holds, keepOfferedWords, readCondition } from './condition';
import { sectionsLeftOut } from './left-out-sections';
import { layoutOf } from '../layout';
import { wholeOffer } from './read-offer';

const root = path.resolve(__dirname, '../../../..');

describe('a condition', () => {
  const offer = { ...wholeOffer(layoutOf(root)), v1: false };
  const left = {
    ...offer,
    without: {
      ...offer.without,
      service: new Set(['boleto']),
      direction: new Set(['payout']),
      kind: new Set(['crypto']),
    },
  };

  it('holds when each of its keys has a value that is offered', () => {
    const of = (text: string): boolean => holds(readCondition(text), left);
    expect(of('v1')).toBe(false);
    expect(of('service:boleto')).toBe(false);
    expect(of('service:boleto service:pix')).toBe(true);
    expect([of('no-service:boleto'), of('no-service:pix')]).toEqual([true, false]);
    expect(of('service:pix v1')).toBe(false);
    expect([of('direction:payin'), of('direction:payout')]).toEqual([true, false]);
    expect([of('kind:card'), of('kind:crypto'), of('no-kind:crypto')]).toEqual([true, false, true]);
    expect(of('operation:transaction-find')).toBe(true);
  });

  it('refuses what does not exist in any profile', () => {
    const of = (text: string) => (): boolean => holds(readCondition(text), left);
    expect(of('service:boletto')).toThrow('only: there is no service "boletto". Did you mean "boleto"');
    expect(of('country:BR')).toThrow('only: cannot read "country:BR". Write {v1}, ');
    expect(of('v1=yes')).toThrow('only: cannot read "v1=yes"');
    expect(of('')).toThrow('only: there is no condition');
  });

  it('keeps words of a text or takes them out', () => {
    const text = 'Sign it:only[, or send `auth[]` in version 1]{v1}. :only[Pix is instant.]{service:pix}';
    expect(keepOfferedWords(text, left)).toBe('Sign it. Pix is instant.');
    expect(keepOfferedWords(text, wholeOffer(layoutOf(root)))).toBe(
      'Sign it, or send `auth[]` in version 1. Pix is instant.',
    );
  });
});

describe('the sections of a page that go', () => {
  it('are those that show nothing else, and those that are marked', () => {
    const page = [
      '## Fields {#fields}',
      '### Pay-in {#fields-in}',
      '::service{#pix part=fields}',
      '### Payout {#fields-out}',
      '::service{#pix_payout part=fields}',
      '## Payout {/* #payout */}',
      '::service{#pix_payout part=facts}',
      '::scheme{#blik}',
      ':::note',
      ':::',
      ':::only{v1}',
      '## Version 1 {#old}',
      ':::',
      '## Next {#next}',
      '```',
      '::service{#pix_payout}',
      '```',
    ].join('\n');
    const whole = wholeOffer(layoutOf(root));
    const offer = {
      ...whole,
      v1: false,
      without: { ...whole.without, service: new Set(['pix_payout']), scheme: new Set(['blik']) },
    };
    expect([...sectionsLeftOut(page, offer)]).toEqual(['fields-out', 'payout', 'old']);
    expect([...sectionsLeftOut(page, whole)]).toEqual([]);
  });
});
