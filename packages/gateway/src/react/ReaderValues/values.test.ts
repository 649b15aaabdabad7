import { describe, expect, it } from 'vitest';
import { NO_VALUES, ownValue, RULES } from './values';

describe('a value fits, or is refused', () => {
  it.each([
    ['point', '77', true],
    ['point', '0', false],
    ['service', '99999999999999999', false],
    ['callback', 'https://shop.example/hooks?a=1&id={transaction_id}', true],
    ['callback', 'http://127.0.0.1:3000/callbacks', true],
    ['callback', 'shop.example', false],
    ['callback', "https://shop.example/'", false],
    ['callback', 'https://shop.example/$(id)', false],
    ['callback', 'https://shop.example/a b', false],
    ['token', 'SHOP_TOKEN', true],
    ['token', 'demo-token-7Zt4Qw', false],
    ['token', '9f86d081884c7d659a2feaa0c55ad015', false],
  ] as const)('%s %s: %s', (kind, text, fits) => {
    expect(RULES[kind].fits(text)).toBe(fits);
  });
});

it('stands in the place of the documented one, an id of that id alone', () => {
  const known = { values: { ...NO_VALUES, point: '77', service: { '1042': '88' } }, isLasting: false };
  expect([
    ownValue('point', '4021', known),
    ownValue('service', '1042', known),
    ownValue('service', '1043', known),
    ownValue('token', 'GATEWAY_API_TOKEN', known),
  ]).toEqual(['77', '88', '1043', 'GATEWAY_API_TOKEN']);
});
