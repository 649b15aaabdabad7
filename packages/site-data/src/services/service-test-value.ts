/**
 * In: an entry of the catalogue and a row of the test data. Out: the value that the reader of the guide sends for it. A test phone
 * or account is one of many countries: here it gets the beginning, and the check digits, that this service asks for.
 */
import { acceptsValue } from './accepts-value';
import type { Service, ServiceField } from './service-schema';
import type { TestScenario } from '../tables/schemas/test-cards';

/** The example with another end; an IBAN has its check digits in the third and fourth place, far from the end that chooses the outcome. */
function adapted(field: ServiceField, { trigger: { text } }: TestScenario): string | undefined {
  const value = field.example.slice(0, -text.length) + text;
  const digits = field.checksum === 'iban' ? Array.from({ length: 100 }, (_, n) => n) : [];
  const ibans = digits.map((n) => value.slice(0, 2) + String(n).padStart(2, '0') + value.slice(4));
  return [value, ...ibans].find((one) => acceptsValue(field, one));
}

/**
 * @param service the entry whose guide names the row
 * @param row a row of data/test-cards.yaml
 * @throws Error when the service has no such field, or takes no value with this ending
 */
export function testValueFor(service: Service, row: TestScenario): string {
  const [holder, slug] = row.trigger.field.split('.');
  if (holder !== 'fields' || row.kind === 'card') return row.value;
  const field = service.fields.find((candidate) => candidate.slug === slug);
  const problem = `data/services/${service.slug}.yaml: the test data "${row.id}" cannot be sent, because `;
  if (!field) {
    const slugs = service.fields.map((candidate) => candidate.slug).join(', ');
    throw new Error(`${problem}there is no field "${String(slug)}". The fields are: ${slugs}.`);
  }
  if (acceptsValue(field, row.value)) return row.value;
  const value = adapted(field, row);
  if (value === undefined) {
    throw new Error(
      `${problem}"${field.slug}" takes no value that ends in ${row.trigger.text}. Name a row of the kind amount.`,
    );
  }
  return value;
}
