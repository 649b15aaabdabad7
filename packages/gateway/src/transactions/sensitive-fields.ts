/**
 * In: `fields` of a request. Out: what of them may be kept, answered and called back: card numbers as their first 6 and
 * last 4 digits, secrets not at all. What is secret is said by the contract (`x-sensitive`) and by the service catalogue
 * (`sensitive`); where they differ the stricter one counts.
 */
import type { Service } from '@gateway-docs/site-data/services';

export type Sensitivity = 'none' | 'mask' | 'drop';
const STRICTNESS: readonly Sensitivity[] = ['none', 'mask', 'drop'];

/** `4111111111111111` becomes `411111******1111`. */
export function maskCardNumber(number: string): string {
  return number.length < 12
    ? '*'.repeat(number.length)
    : number.slice(0, 6) + '*'.repeat(number.length - 10) + number.slice(-4);
}

/**
 * @param contract sensitivity of the slugs that the contract names
 * @param service catalogue entry, if the service has one
 */
export function withoutSecrets(
  fields: Readonly<Record<string, string>>,
  contract: ReadonlyMap<string, Sensitivity>,
  service: Service | undefined,
): Record<string, string> {
  const own = new Map(service?.fields.map(({ slug, sensitive }): [string, Sensitivity] => [slug, sensitive]));
  const strictest = (slug: string): Sensitivity => {
    const found = [contract.get(slug) ?? 'none', own.get(slug) ?? 'none'];
    return found.reduce((a, b) => (STRICTNESS.indexOf(b) > STRICTNESS.indexOf(a) ? b : a));
  };
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([slug]) => strictest(slug) !== 'drop')
      .map(([slug, value]) => [slug, strictest(slug) === 'mask' ? maskCardNumber(value) : value]),
  );
}
