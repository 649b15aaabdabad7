// A firewall's script reads the networks and their day; a person is told what changed.
import { expect, it } from 'vitest';
import { callbackNetworkFiles } from './callback-networks';
import { demoSite } from '@gateway-docs/contract/tests';

const operator = demoSite.operator;
const source_networks = ['192.0.2.0/25', '2001:db8::/48'];
const network_changes = [
  { on: '2027-03-01', networks: source_networks },
  { on: '2026-05-03', networks: ['192.0.2.0/25', '203.0.113.0/24'] },
];
const callbacks = { ...operator.callbacks, source_networks, network_changes };
const files = callbackNetworkFiles({ ...operator, callbacks });

it('has the networks with the day of the list, and what held before', () => {
  expect(JSON.parse(files.get('/callback-networks.json') ?? '')).toEqual({
    callback_networks: source_networks,
    valid_from: '2027-03-01',
    earlier: [{ callback_networks: ['192.0.2.0/25', '203.0.113.0/24'], valid_from: '2026-05-03' }],
  });
});

it('tells each change, newest first, with what is new and what is gone', () => {
  const feed = files.get('/callback-networks.atom') ?? '';
  expect(feed).toContain('New: 2001:db8::/48. No longer used: 203.0.113.0/24.');
  expect([...feed.matchAll(/<title[^>]*>(?:<!\[CDATA\[)?(\d{4}-\d\d-\d\d)/g)].map(([, day]) => day)).toEqual([
    '2027-03-01',
    '2026-05-03',
  ]);
  expect(/<updated>(.*?)<\/updated>/.exec(feed)?.[1]).toBe('2027-03-01T00:00:00.000Z');
});
