import { describe, expect, it } from 'vitest';
import type { SiteData } from '@gateway-docs/contract';
import { fixtureData } from '../tests/fixture-data';
import { render } from '../tests/render';

const withOperator = (operator: object): SiteData => ({
  ...fixtureData,
  operator: { ...fixtureData.operator, ...operator },
});

describe('::support', () => {
  it('names the address alone when the profile has no more', () => {
    const site = withOperator({ support: { email: 'help@acme.example', channels: [] } });
    expect(render('::support', site).markdown).toBe(
      '* E-mail: [help@acme.example](mailto:help@acme.example)\n',
    );
  });

  it('names hours, channels in their order, and the status page', () => {
    const site = withOperator({
      support: {
        email: 'help@acme.example',
        hours: 'Every day',
        channels: [
          { label: 'Chat', to: 'https://chat.acme.example' },
          { label: '+1 555 0100', to: 'tel:+1-555-0100' },
        ],
      },
      status_page: 'https://status.acme.example',
    });
    expect(render('::support', site).markdown).toBe(
      [
        '* E-mail: [help@acme.example](mailto:help@acme.example). Every day',
        '* [Chat](https://chat.acme.example)',
        '* [+1 555 0100](tel:+1-555-0100)',
        '* Is it an outage? [Status page](https://status.acme.example)',
        '',
      ].join('\n'),
    );
  });
});
