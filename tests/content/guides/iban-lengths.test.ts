/** How long an IBAN of a country is, wherever a page, a fact sheet or a field says it: as the registry has it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countrySpecs } from 'ibantools';
import { expect, it } from 'vitest';
import { demoSite } from '@gateway-docs/contract/tests';
import { listFiles } from '@gateway-docs/kit/files';

const registered = (country: string): number | null | undefined =>
  Object.entries(countrySpecs).find(([code]) => code === country)?.[1].chars;
const read = (file: string): string => readFileSync(path.join(process.cwd(), file), 'utf8');

it('the list of lengths in euro is that of the registry, and has each country of the service', async () => {
  const { services, schemes } = await demoSite.load();
  const list = schemes.get('sepa')?.rules.find(({ id }) => id === 'iban_lengths')?.value ?? '';
  expect(read('docs/services/europe.mdx')).toContain('Right lengths: {scheme(sepa).iban_lengths}.');
  const said = [...list.matchAll(/([A-Z]{2}) (\d+)/g)].map(([, country = '', length]) => [
    country,
    Number(length),
  ]);
  expect(said).toEqual(said.map(([country]) => [country, registered(String(country))]));
  expect(said.map(([country]) => country)).toEqual(
    [...(services.get('europe_open_banking')?.countries ?? [])].sort(),
  );
});

it('a fact sheet that names a length has that of its country', () => {
  const said = listFiles(process.cwd(), 'data/schemes').flatMap((file) =>
    [...read(file).matchAll(/IBAN of (\d+) characters: ([A-Z]{2})/g)].map(([, length, country = '']) => [
      country,
      Number(length),
    ]),
  );
  expect(said.length).toBeGreaterThan(0);
  expect(said).toEqual(said.map(([country]) => [country, registered(String(country))]));
});

it('a field for the IBAN of one country takes its length and no other', async () => {
  const { services } = await demoSite.load();
  const fields = [...services.values()]
    .flatMap((service) => service.fields)
    .filter(({ checksum }) => checksum === 'iban');
  expect(fields.length).toBeGreaterThan(2);
  for (const { regex, example } of fields) {
    const pattern = new RegExp(regex);
    const country = example.slice(0, 2);
    expect([country, example.length]).toEqual([country, registered(country)]);
    // A pattern for several countries begins with no country.
    if (!regex.startsWith(`^${country}`)) continue;
    expect([country, pattern.test(`${example}0`), pattern.test(example.slice(0, -1))]).toEqual([
      country,
      false,
      false,
    ]);
  }
});
