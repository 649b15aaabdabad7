// What changed in the contract since the last release is in the changelog, in its class.
import { expect, it } from 'vitest';
import { unannounced } from '@gateway-docs/contract';
import { demoSite } from '@gateway-docs/contract/tests';

const reference = await demoSite.load();
const { snapshot: now } = reference;

it('every change of the contract has its entry', () => {
  expect(unannounced(now, reference).join('\n')).toBe('');
});

it('names a change that has none', () => {
  const last = reference.releases.at(-1);
  const [key, call] = Object.entries(now).find(([, { fields }]) => 'request amount' in fields) ?? [];
  if (!last || !key || !call) throw new Error('There is no release, or no call with an amount.');
  const { 'request amount': _, ...fields } = call.fields;
  const changed = { ...last.calls, [key]: { ...call, fields } };
  expect(unannounced(changed, { ...reference, upcoming: [], changes: [] })).toContainEqual(
    expect.stringContaining(`${key} request amount: removed (breaking, since ${last.version})`),
  );
});

it('the newest release has kept its contract', () => {
  expect(reference.releases.at(-1)?.version).toBe(reference.changes[0]?.version);
  expect(reference.releases.at(-1)?.date).toBe(reference.changes[0]?.date);
});

it('entries name calls that exist', () => {
  const ids = new Set(reference.operations.map(({ id }) => id));
  const named = [...reference.upcoming, ...reference.changes].flatMap(({ calls }) =>
    calls === 'all' ? [] : calls,
  );
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

it('an entry that names a rejection is Breaking, or says why it is not', () => {
  const rejects = /\brejects\b|\bis \{error\(\d+\)\}/;
  const entries = [...reference.upcoming, ...reference.changes].filter(
    ({ kind, text }) => kind !== 'breaking' && rejects.test(text),
  );
  expect(entries.length).toBeGreaterThan(3);
  expect(
    entries.map(({ text }) => text).filter((text) => !/Not Breaking:|no new rejection/.test(text)),
  ).toEqual([]);
});
