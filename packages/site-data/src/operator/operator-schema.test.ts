import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { schema, type Operator } from './operator-schema';

const file = path.resolve(__dirname, '../../../../data/operator.yaml');
const profile = (): Operator => schema.parse(parse(readFileSync(file, 'utf8')));

/** Every message of the schema for the demo profile after a change. */
function messages(change: (operator: Operator) => unknown): string[] {
  const result = schema.safeParse(change(profile()));
  return result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('operator schema', () => {
  it('accepts the demo profile, and one without an announcement', () => {
    expect(messages((operator) => operator)).toEqual([]);
    expect(messages(({ announcement: _, ...rest }) => rest)).toEqual([]);
  });

  const { api: origin } = profile().hosts;
  it.each([origin.replace('https:', 'http:'), `${origin}/`, `${origin}/v2`])('refuses the host %s', (api) => {
    expect(messages((operator) => ({ ...operator, hosts: { ...operator.hosts, api } }))).toEqual([
      'hosts.api: give the origin only, like https://api.provider.example: no path, no slash at the end',
    ]);
  });

  it('refuses networks that are not CIDR, and pauses that become shorter', () => {
    const callbacks = (change: Partial<Operator['callbacks']>) => (operator: Operator) => ({
      ...operator,
      callbacks: { ...operator.callbacks, ...change },
    });
    expect(messages(callbacks({ source_networks: ['198.51.100.7'] }))).toEqual([
      'callbacks.source_networks.0: write the network as CIDR, like 192.0.2.0/24',
    ]);
    expect(messages(callbacks({ source_networks: ['203.0.113.0/24'] }))).toEqual([
      'callbacks.network_changes: the first list has to have the networks of source_networks: begin a new one with its day',
    ]);
    const [list] = profile().callbacks.network_changes;
    expect(messages(callbacks({ network_changes: list ? [list, list] : [] }))).toEqual([
      'callbacks.network_changes: the newest list stands first, and each list has a day of its own',
    ]);
    expect(messages(callbacks({ retry_after_minutes: [5, 1] }))).toEqual([
      'callbacks.retry_after_minutes: the pauses between retries may not become shorter',
    ]);
  });

  it('names an unknown key', () => {
    expect(messages((operator) => ({ ...operator, logo: 'x.svg' }))[0]).toMatch(
      /^: unknown key "logo"; the keys here are: brand, /,
    );
  });
});
