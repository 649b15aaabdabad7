/**
 * In: the service catalogue. Out: what a machine may read of it in /services.json: every service with its guide, countries, currencies,
 * direction, flow and fields. Fees and amount limits are not there: they belong to a merchant's own point.
 */
import type { Reference } from '../../../reference/reference';
import { byName } from '../../../reference/services/by-name';
import { callOf, type Service } from '../../../reference/services/service-schema';

const listOf = (value: Service['countries']): readonly string[] | 'any' =>
  value === 'any' ? value : value.toSorted();

function published(service: Service, { pages }: Pick<Reference, 'pages'>) {
  return {
    slug: service.slug,
    name: service.name,
    kind: service.kind,
    guide: pages.has(service.home) ? service.home : undefined,
    direction: service.direction,
    call: callOf(service),
    flow: service.flow,
    countries: listOf(service.countries),
    currencies: listOf(service.currencies),
    payer_auth: service.payer_auth,
    payer_data: service.payer_data,
    fields: service.fields.map(({ slug, required, regex, example }) => ({ slug, required, regex, example })),
    refundable: service.refundable,
    late_payment: service.late_payment,
    chargeback: service.chargeback,
    sandbox: {
      service_id: service.id,
      wallet_id: service.example.wallet_id,
      currencies: service.sandbox_currencies,
      two_step_service_id: service.two_step?.id,
    },
  };
}

/** @returns the text of /services.json */
export function catalogueText(reference: Pick<Reference, 'services' | 'pages'>): string {
  const services = byName(reference.services.values()).map((service) => published(service, reference));
  return `${JSON.stringify({ services }, null, 2)}\n`;
}
