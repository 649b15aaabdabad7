/** The example of an error names a field that the call has: a reader looks for it in the request. */
import { expect, it } from 'vitest';
import { demoSite } from '@gateway-docs/contract/tests';
import { errorRows } from './support/operations';

/** The one error whose field is unknown to the call by its nature. */
const UNKNOWN_FIELD = 'error-10';

const fieldOf = (value: unknown): string | undefined =>
  (value as { error?: { field?: string } } | null)?.error?.field?.split('.')[0];

it('is a parameter of the request or of the path', async () => {
  const { operations } = await demoSite.load();
  const named = operations.flatMap(({ id, version, request, parameters, responses }) => {
    const known = [...request, ...parameters].map(({ name }) => name);
    return responses
      .flatMap(({ examples }) => examples)
      .filter(({ name, value }) => name !== UNKNOWN_FIELD && fieldOf(value) !== undefined)
      .map(({ name, value }) => ({ label: `${version} ${id} ${name}`, known, field: fieldOf(value) ?? '' }));
  });
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ known, field }) => !known.includes(field)).map(({ label }) => label)).toEqual([]);
});

it('is no parameter of any call where the example is about an unknown one', async () => {
  const { operations } = await demoSite.load();
  const examples = operations.flatMap(({ request, responses }) =>
    responses
      .flatMap((response) => response.examples)
      .filter(({ name }) => name === UNKNOWN_FIELD)
      .map(({ value }) => ({ field: fieldOf(value), known: request.map(({ name }) => name) })),
  );
  expect(examples.length).toBeGreaterThan(50);
  expect(examples.filter(({ field, known }) => field === undefined || known.includes(field))).toEqual([]);
});

it('is no id in the cause of an error of a call that takes no such id', async () => {
  const { operations } = await demoSite.load();
  const foreign = operations.flatMap(({ id, version, request, parameters, errors, errorTexts }) => {
    const known = [...request, ...parameters].map(({ name }) => name);
    return errors.flatMap((code) => {
      const cause = errorTexts.get(code)?.cause ?? errorRows.get(code)?.cause ?? '';
      const ids = [...cause.matchAll(/`(\w+_ids?)`/g)].flatMap(([, name]) => name ?? []);
      return ids.filter((name) => !known.includes(name)).map((name) => `${version} ${id} ${code}: ${name}`);
    });
  });
  expect(foreign).toEqual([]);
});
