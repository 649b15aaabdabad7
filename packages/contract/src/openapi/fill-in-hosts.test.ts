import { describe, expect, it } from 'vitest';
import { fillInHosts } from './fill-in-hosts';

const hosts = { api: 'https://api.shop-pay.example', knowledge_hub: 'https://notes.example/pay' };

describe('fillInHosts', () => {
  it('fills in every placeholder, also within a text', () => {
    const value = {
      servers: [{ url: 'https://api.operator.example' }],
      text: 'See https://knowledge_hub.operator.example/a.',
    };
    expect(fillInHosts(value, hosts)).toEqual({
      servers: [{ url: 'https://api.shop-pay.example' }],
      text: 'See https://notes.example/pay/a.',
    });
  });

  it("leaves other hosts, the merchant's own for example", () => {
    expect(fillInHosts('https://shop.example/paid', hosts)).toBe('https://shop.example/paid');
  });

  it('names a placeholder without a host, and the hosts that exist', () => {
    expect(() => fillInHosts('https://chekout.operator.example', hosts)).toThrow(
      'api/ uses https://chekout.operator.example, but the operator profile has no host "chekout". It has: api, knowledge_hub.',
    );
  });
});
