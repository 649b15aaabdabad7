import { describe, expect, it } from 'vitest';
import { securityFiles } from './security-contact';

const place = { hosts: { site: 'https://docs.provider.example' } };
const support = { email: 'help@provider.example', channels: [] };
const COMMITTED = Date.parse('2026-11-22T17:00:00Z') / 1000;
const text = (security_contact?: string) =>
  securityFiles({ ...place, support, security_contact }, COMMITTED).get('/.well-known/security.txt');

describe('security.txt', () => {
  it('names the support where the profile names nobody else, and a day less than a year after the last commit', () => {
    expect(text()).toBe(
      `Contact: mailto:help@provider.example
Expires: 2027-11-21T00:00:00.000Z
Preferred-Languages: en
Canonical: https://docs.provider.example/.well-known/security.txt
`,
    );
  });

  it('names the contact of the profile', () => {
    expect(text('https://provider.example/security')).toContain(
      'Contact: https://provider.example/security\n',
    );
  });

  it('is not there without a history: it would not be valid without a day', () => {
    expect(securityFiles({ ...place, support, security_contact: undefined }, undefined).size).toBe(0);
  });
});
