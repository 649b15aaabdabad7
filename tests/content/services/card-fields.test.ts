/**
 * A card or its token: where a service takes both, neither is `required` by itself and each says when it is needed; and every example that
 * sends a card sends what the service asks for with it.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { acceptsValue, calledForBy } from '@gateway-docs/site-data/services';
import type { StateTable } from '@gateway-docs/site-data/tables';
import { objectOf } from '@gateway-docs/site-data/model';
import type { SiteData } from '@gateway-docs/contract';
import { demoSite } from '@gateway-docs/contract/tests';

let reference: SiteData;
beforeAll(async () => {
  reference = await demoSite.load();
});

const WITH_CARD = 'Required with `card_number`';

it('a condition that is a rule names a field of its service, and a value that the field takes', () => {
  const rules = [...reference.services.values()].flatMap(({ slug, fields }) =>
    fields.flatMap(({ condition }) => {
      const [other, ...values] = calledForBy(condition);
      return other === undefined
        ? []
        : [{ slug, other: fields.find((field) => field.slug === other), values }];
    }),
  );
  expect(rules.length).toBeGreaterThan(10);
  for (const { slug, other, values } of rules) {
    expect(other, slug).toBeDefined();
    for (const value of values) if (other) expect(acceptsValue(other, value), `${slug}: ${value}`).toBe(true);
  }
});

it('a state is called for by each country of the table of state codes, and by no other', () => {
  const states = [...reference.services.values()].flatMap(({ fields }) =>
    fields.filter(({ slug }) => slug === 'state'),
  );
  expect(states.length).toBeGreaterThan(0);
  const table = reference.tables['state-codes'] as unknown as StateTable;
  const countries = table.countries.map(({ country }) => country);
  for (const { condition } of states) expect(calledForBy(condition)).toEqual(['country', ...countries]);
});

describe('a service that takes a card or its token', () => {
  it('requires neither, and says when each is needed', () => {
    const both = [...reference.services.values()].filter(({ fields }) =>
      ['card_number', 'card_token'].every((slug) => fields.some((field) => field.slug === slug)),
    );
    expect(both.length).toBeGreaterThan(1);
    for (const { slug, fields } of both) {
      for (const field of fields.filter((one) => one.slug === 'card_number' || one.slug === 'card_token')) {
        expect(field.required, `${slug} ${field.slug}`).toBe(false);
        expect(field.condition, `${slug} ${field.slug}`).toMatch(/^Required unless/);
      }
    }
  });

  it('gets with a card number what it asks for with one, in each example', () => {
    const examples = reference.operations
      .filter(({ id, version }) => id === 'transaction-pay' && version === 'v2')
      .flatMap(({ requestExamples }) => requestExamples)
      .filter(({ value }) => objectOf(objectOf(value).fields).card_number !== undefined);
    expect(examples.length).toBeGreaterThan(1);
    const missing = examples.flatMap(({ name, value }) => {
      const { service_id: id, fields: sent } = objectOf(value);
      const service = [...reference.services.values()].find(
        (one) => one.id === id || one.two_step?.id === id,
      );
      return (service?.fields ?? [])
        .filter(({ slug, required, condition }) => {
          const isNeeded = required || condition?.startsWith(WITH_CARD) === true;
          return isNeeded && objectOf(sent)[slug] === undefined;
        })
        .map(({ slug }) => `${name}: ${slug}`);
    });
    expect(missing).toEqual([]);
  });
});
