/** In: an entry of the catalogue. Out: the service as service/list shows it, in the group of its kind and without limits. */
import texts from '../../../../data/texts/gateway.json';
import { callOf, type Service } from '@gateway-docs/site-data/services';
import type { Schema } from '../contract/operation-types';

/** Groups by kind. The first three are those of the contract's example. */
const GROUPS: Readonly<Record<Service['kind'], Schema<'services'>['groups'][number]>> = texts.groups;

/** Every group, as service/list shows it. */
export const serviceGroups: Schema<'services'>['groups'] = Object.values(GROUPS);

/** Minor units of one whole unit; the currencies of such services have two decimals. */
const WHOLE_UNIT = 100;

/** Of the contract. Payloads of wallets on phones are longer, and nobody types them. */
const LONGEST_PLACEHOLDER = 100;

/**
 * @param entry of the catalogue
 * @param twoStep its two-step sister, which has all else in common with it
 */
export function listedFrom(entry: Service, twoStep?: Service['two_step']): Schema<'service'> {
  const { id, name, slug } = twoStep ?? entry;
  return {
    id,
    group_id: GROUPS[entry.kind].id,
    name,
    slug,
    status: 'active',
    direction: entry.direction,
    call: callOf(entry),
    flow: entry.flow,
    currencies: entry.sandbox_currencies,
    countries: entry.countries === 'any' ? [] : entry.countries,
    min_amount: null,
    max_amount: null,
    limits: entry.sandbox_currencies.map((currency) => ({
      currency,
      min_amount: null,
      max_amount: null,
      step: entry.whole_units ? WHOLE_UNIT : 1,
    })),
    hold: twoStep !== undefined,
    late_payment: entry.late_payment,
    refundable: entry.refundable,
    fields: entry.fields.map(
      ({ label, slug: key, type, required, condition, hint, regex, checksum, sensitive, example }) => ({
        name: label,
        slug: key,
        type,
        required,
        condition: condition ?? null,
        hint,
        mask: null,
        // A secret is not shown, not even one of an example.
        placeholder: sensitive !== 'none' || example.length > LONGEST_PLACEHOLDER ? null : example,
        regex,
        validation_type: checksum ?? null,
      }),
    ),
  };
}
