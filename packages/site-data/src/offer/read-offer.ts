/**
 * In: `offer` of the operator profile, and the names of the services, calls and countries that exist. Out: what the provider leaves out; or an
 * error with the file, what was found and what exists. It is the one place that decides, and it reads no more than it needs: the
 * configuration of the site asks too, before the contract is loaded.
 */
import * as z from 'zod';
import { deepFreeze, keysOf, refuse } from '@gateway-docs/kit';
import type { Layout } from '../layout';
import type { Profile } from '../operator/profile';
import { holds, readCondition } from './condition';
import {
  contradictions,
  isServed,
  leavingOut,
  leftOutBy,
  serviceFacts,
  unknownNames,
} from './contradictions';
import type { OfferKey, Problem, ServiceFacts } from './contradictions';
import { DIRECTIONS, KINDS, NOTHING_LEFT_OUT, type Offer } from './offer';

const COUNTRIES = 'country-codes.yaml';

/** The callback is no call: it comes from the gateway, whatever a merchant calls. */
const CALLBACK = 'callback';

/** A call may say what has to be offered for it to be of use. */
const callFacts = z.looseObject({ only: z.string().optional() });

const countryFacts = z.looseObject({ rows: z.array(z.looseObject({ alpha2: z.string() })) });

const refuseProblems = ({ name, placeOf }: Profile, problems: readonly Problem[]): void =>
  refuse(
    `${name} is not valid:`,
    problems.map(({ message, path: key }) => message + placeOf(key)),
  );

/** Where the names stand that an offer chooses from. */
export type OfferSources = Pick<Layout, 'data' | 'services' | 'operations'>;

/**
 * @param sources where the names stand
 * @returns the offer that leaves nothing out, for what must not depend on a profile
 */
export const wholeOffer = ({ services, operations }: OfferSources): Offer => ({
  v1: true,
  known: {
    service: new Set(services.names()),
    operation: new Set(operations.names().filter((id) => id !== CALLBACK)),
    direction: new Set(DIRECTIONS),
    kind: new Set(KINDS),
  },
  without: NOTHING_LEFT_OUT,
});

/**
 * @param profile the profile
 * @param sources where the names stand
 * @returns what the provider leaves out, frozen
 * @throws Error that names the profile and each name or combination that cannot be, with what exists
 */
export function readOffer(profile: Profile, sources: OfferSources): Offer {
  const { offer } = profile.operator;
  const whole = wholeOffer(sources);
  const { known } = whole;
  const { payins, payouts, v1, ...selections } = offer;
  const isWhole = payins && payouts && Object.values(selections).every((selection) => selection === 'all');
  if (isWhole) return deepFreeze({ ...whole, v1 });

  const countries = new Set(sources.data.yaml(COUNTRIES, countryFacts).rows.map(({ alpha2 }) => alpha2));
  const names = {
    services: known.service,
    kinds: known.kind,
    countries,
    operations: known.operation,
  } satisfies Record<OfferKey, ReadonlySet<string>>;
  refuseProblems(
    profile,
    keysOf(names).flatMap((key) => unknownNames(key, offer[key], names[key])),
  );
  const country = leftOutBy(offer.countries, countries);
  const operation = leftOutBy(offer.operations, known.operation);
  const all = [...known.service].map((slug): ServiceFacts => ({
    ...sources.services.yaml(`${slug}.yaml`, serviceFacts),
    slug,
  }));
  const notChosen = leftOutBy(offer.services, known.service);
  const offered = all.filter(
    (service) =>
      !notChosen.has(service.slug) &&
      isServed(service, { country }) &&
      leavingOut(service, offer).length === 0,
  );
  refuseProblems(profile, contradictions(offer, offered, { operation, country }, all));

  const isOffered = new Set(offered.map(({ slug }) => slug));
  const rest = all.filter(({ slug }) => !isOffered.has(slug));
  const schemes = new Set(offered.flatMap((service) => service.schemes));
  const missing = (values: readonly string[], of: (service: ServiceFacts) => string): Set<string> =>
    new Set(values.filter((value) => offered.every((service) => of(service) !== value)));
  const without = {
    service: new Set(rest.map(({ slug }) => slug)),
    operation,
    direction: missing(DIRECTIONS, ({ direction }) => direction),
    kind: missing(KINDS, ({ kind }) => kind),
    scheme: new Set(rest.flatMap((service) => service.schemes).filter((one) => !schemes.has(one))),
    serviceId: new Set(rest.flatMap(({ id, two_step: twoStep }) => [id, ...(twoStep ? [twoStep.id] : [])])),
    country,
  };
  const made: Offer = { v1, known, without };
  // A call that serves nothing that is offered goes with what it serves.
  const useless = [...known.operation].filter((id) => {
    const { only } = sources.operations.yaml(`${id}.yaml`, callFacts);
    return only !== undefined && !holds(readCondition(only), made);
  });
  return deepFreeze({ ...made, without: { ...without, operation: new Set([...operation, ...useless]) } });
}
