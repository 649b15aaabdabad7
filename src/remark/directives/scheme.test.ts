import { describe, expect, it } from 'vitest';
import { mistake, render } from '../tests/render';

describe('::scheme', () => {
  const { markdown, ids } = render('::scheme{#quickpay}');

  it('shows each value with its note, its sources and their days', () => {
    const row = markdown.split('\n').find((line) => line.trim().startsWith('| Refund window'));
    expect(row).toContain('90 days. The bank counts working days.');
    expect(row).toContain('Rulebook. 2026-01-02; Questions. 2026-02-03');
    expect(ids).toContain('scheme-quickpay-refund_window');
  });

  it('keeps what one provider sets apart from the rules, each with its own sources', () => {
    const [rules = '', habits = ''] = markdown.split('**What single providers set for Quickpay**');
    expect(rules).toContain('Rules of Quickpay (3) and what single providers set (1), each with its source');
    expect(rules).not.toContain('1,000');
    expect(habits).toContain('Limit at night');
    expect(habits).not.toContain('Rulebook');
  });

  it('shows what changed, and the addresses as text', () => {
    expect(markdown).toContain('| Since 2026-02');
    expect(markdown).toContain('`quickpay.example/faq`, 2026-02-03. A stored copy.');
    expect(markdown).not.toContain('](http');
  });

  it('shows the rules that are named, in their order, in the open and without a second anchor', () => {
    const some = render('::scheme{#quickpay rules="night_limit refund_window"}');
    const rows = some.markdown.split('\n').filter((line) => line.startsWith('|'));
    expect(rows).toHaveLength(4);
    expect(rows[2]).toContain('Limit at night');
    expect(rows[3]).toContain('Rulebook. 2026-01-02');
    expect(some.markdown).not.toContain('<Details');
    expect(some.ids).toEqual([]);
    expect(mistake('::scheme{#quickpay rules="refund_widow"}')).toContain(
      'Unknown rule "refund_widow" of data/schemes/quickpay.yaml. Did you mean "refund_window"?',
    );
  });

  it('names the sheets that exist', () => {
    expect(mistake('::scheme{#quikpay}')).toContain('Unknown fact sheet "quikpay". Did you mean "quickpay"?');
  });
});

describe('a value of a sheet in prose', () => {
  it('stands in the sentence', () => {
    expect(render('Within {scheme(quickpay).refund_window} of the payment.').markdown).toContain(
      'Within 90 days of the payment.',
    );
  });

  it.each([
    ['{scheme(quikpay).refund_window}', 'data/schemes has no "quikpay". Did you mean "quickpay"?'],
    [
      '{scheme(quickpay).refund_widow}',
      'data/schemes/quickpay.yaml has no "refund_widow". Did you mean "refund_window"?',
    ],
  ])('%s stops the build', (text, message) => {
    expect(mistake(text)).toContain(message);
  });
});
