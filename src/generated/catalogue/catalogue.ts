/**
 * In: the service catalogue. Out: what a machine may read of it in /services.json: every service with its guide, countries, currencies,
 * direction, flow and fields, and the fact sheets with the rules of the methods. Fees and amount limits of a provider are not there: they
 * belong to a merchant's own point.
 */
import { underBasePath } from '@gateway-docs/kit';
import type { SiteData } from '@gateway-docs/contract';
import { type Scheme, sourcesOf, statedValues } from '@gateway-docs/site-data/schemes';
import { byPlace, callOf, type Service } from '@gateway-docs/site-data/services';

type Sources = Pick<SiteData, 'services' | 'schemes' | 'pages' | 'tables' | 'offer' | 'operator'>;

const listOf = (value: Service['countries']): readonly string[] | 'any' =>
  value === 'any' ? value : value.toSorted();

function published(service: Service, { pages, operator }: Sources) {
  return {
    slug: service.slug,
    name: service.name,
    local_names: service.local_names,
    kind: service.kind,
    schemes: service.schemes,
    guide: pages.has(service.home) ? underBasePath(operator.base_path, service.home) : undefined,
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

/** A sheet as programs read it: each value by its key, with sources and days. */
function publishedScheme(scheme: Scheme) {
  const rules = statedValues(scheme).map(({ key, ...stated }) => [key, stated] as const);
  return {
    name: scheme.name,
    rules: Object.fromEntries(rules),
    changes: scheme.changes.map(({ source, ...change }) => ({
      ...change,
      sources: sourcesOf(scheme, source),
    })),
  };
}

/** @returns the text of /services.json; its services stand in the order of the method finder */
export function catalogueText(site: Sources): string {
  const services = byPlace(site.services.values(), site).map((service) => published(service, site));
  const offered = [...site.schemes].filter(([slug]) => !site.offer.without.scheme.has(slug));
  const schemes = Object.fromEntries(offered.map(([slug, scheme]) => [slug, publishedScheme(scheme)]));
  return `${JSON.stringify({ services, schemes }, null, 2)}\n`;
}
