/**
 * In: `offer` of the operator profile, and the names of the services, calls and countries that exist. Out: what the provider leaves out; or an
 * error with the file, what was found and what exists. It is the one place that decides, and it reads no more than it needs: the
 * configuration of the site asks too, before the contract is loaded.
 */
import path from 'node:path';
import * as z from 'zod';
import { deepFreeze, suggest } from '@gateway-docs/kit';
import type { Folder } from '@gateway-docs/kit/yaml';
import type { Selection } from '../operator/offer-schema';
import type { Profile } from '../operator/profile';
import { DIRECTIONS, NOTHING_LEFT_OUT, servedCountries, type Offer } from './offer';

const COUNTRIES = 'country-codes.yaml';
/** The callback is no call: it comes from the gateway, whatever a merchant calls. */
const CALLBACK = 'callback';
/** The page of every payment says to ask it; without it nobody knows how a payment ended. */
const INDISPENSABLE = 'transaction-find';

/** What the offer has to know of a service; the whole is checked where the catalogue is loaded. */
const serviceFacts = z.looseObject({
  id: z.int(),
  direction: z.enum(DIRECTIONS),
  countries: z.union([z.literal('any'), z.array(z.string())]),
  schemes: z.array(z.string()),
  call: z.enum(['create', 'pay']),
  two_step: z.looseObject({ id: z.int() }).optional(),
});
type ServiceFacts = z.infer<typeof serviceFacts> & { readonly slug: string };

const countryFacts = z.looseObject({ rows: z.array(z.looseObject({ alpha2: z.string() })) });

const baseNames = (folder: Folder): string[] =>
  folder
    .list()
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => path.posix.basename(file, '.yaml'));

const selected = (selection: Selection): readonly string[] => {
  if (selection === 'all') return [];
  return 'only' in selection ? selection.only : selection.except;
};

/** Names that a selection leaves out. */
function leftOutBy(selection: Selection, names: Iterable<string>): Set<string> {
  if (selection === 'all') return new Set();
  if ('except' in selection) return new Set(selection.except);
  const chosen = new Set(selection.only);
  return new Set([...names].filter((name) => !chosen.has(name)));
}

type OfferKey = 'services' | 'countries' | 'operations';

/** Path of a name in the profile. */
const pathOf = (key: OfferKey, selection: Selection, name: string): readonly PropertyKey[] => {
  const list = selection !== 'all' && 'only' in selection ? 'only' : 'except';
  return ['offer', key, list, selected(selection).indexOf(name)];
};

/** What is wrong with the offer, and where it stands in the profile. */
interface Problem {
  readonly message: string;
  readonly path: readonly PropertyKey[];
}

function unknownNames(key: OfferKey, selection: Selection, names: ReadonlySet<string>): Problem[] {
  return selected(selection)
    .filter((name) => !names.has(name))
    .map((name) => ({
      message: `offer.${key}: there is no "${name}". ${suggest(name, names)}`,
      path: pathOf(key, selection, name),
    }));
}

/** Calls without which a service cannot be used. */
const callsOf = ({ call, two_step: twoStep }: ServiceFacts): string[] => [
  `transaction-${call}`,
  ...(twoStep ? ['transaction-complete'] : []),
];

/** Names of services for a sentence; a long list is cut. */
const few = (names: readonly string[]): string =>
  names.length > 5 ? `${names.slice(0, 4).join(', ')} and ${names.length - 4} more` : names.join(', ');

/** What the profile asks for and cannot have. */
function contradictions(
  asked: Readonly<Record<OfferKey, Selection>>,
  offered: readonly ServiceFacts[],
  without: Pick<Offer['without'], 'operation' | 'country'>,
  all: readonly ServiceFacts[],
): Problem[] {
  const chosen = (selection: Selection): readonly string[] =>
    selection !== 'all' && 'only' in selection ? selection.only : [];
  const nowhere = all.filter(
    ({ slug, countries }) =>
      chosen(asked.services).includes(slug) &&
      countries !== 'any' &&
      servedCountries(countries, { without }).length === 0,
  );
  const unserved = chosen(asked.countries).filter(
    (code) => !offered.some(({ countries }) => countries === 'any' || countries.includes(code)),
  );
  const uncallable = [...without.operation].flatMap((id) => {
    const callers = offered.filter((service) => callsOf(service).includes(id)).map(({ slug }) => slug);
    return callers.length === 0 ? [] : [{ id, callers }];
  });
  const ofCall = (id: string) => pathOf('operations', asked.operations, id);
  return [
    ...nowhere.map(({ slug, countries }) => ({
      message: `offer.services names ${slug}, which works in ${String(countries)} only, and offer.countries does not serve these. Serve one of them, or take the service out.`,
      path: pathOf('services', asked.services, slug),
    })),
    // Where nothing is offered at all, that says more.
    ...(offered.length === 0 ? [] : unserved).map((code) => ({
      message: `offer.countries names ${code}, and no service that is offered works there. Offer one that does, or take the country out.`,
      path: pathOf('countries', asked.countries, code),
    })),
    ...uncallable.map(({ id, callers }) => ({
      message: `offer.operations leaves out ${id}, by which these services are used: ${few(callers)}. Leave them out too, or offer the call.`,
      path: ofCall(id),
    })),
    ...(without.operation.has(INDISPENSABLE)
      ? [
          {
            message: `offer.operations leaves out ${INDISPENSABLE}, by which merchants learn how a payment ended. It has to be offered.`,
            path: ofCall(INDISPENSABLE),
          },
        ]
      : []),
    ...(offered.length === 0
      ? [
          {
            message: 'offer leaves no service at all: a payer could pay by nothing. Offer at least one.',
            path: ['offer'],
          },
        ]
      : []),
  ];
}

function refuse({ name, placeOf }: Profile, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const lines = problems.map(({ message, path: key }) => `  ${message}${placeOf(key)}`);
  throw new Error([`${name} is not valid:`, ...lines].join('\n'));
}

/** Where the names stand that an offer chooses from. */
export interface OfferSources {
  /** Folder of the tables. */
  readonly data: Folder;
  readonly services: Folder;
  /** Folder of the calls. */
  readonly operations: Folder;
}

/**
 * @param sources where the names stand
 * @returns the offer that leaves nothing out, for what must not depend on a profile
 */
export const wholeOffer = ({ services, operations }: OfferSources): Offer => ({
  v1: true,
  known: {
    service: new Set(baseNames(services)),
    operation: new Set(baseNames(operations).filter((id) => id !== CALLBACK)),
    direction: new Set(DIRECTIONS),
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
  const isWhole = [offer.services, offer.countries, offer.operations].every(
    (selection) => selection === 'all',
  );
  if (isWhole) return deepFreeze({ ...whole, v1: offer.v1 });

  const countries = new Set(sources.data.yaml(COUNTRIES, countryFacts).rows.map(({ alpha2 }) => alpha2));
  refuse(profile, [
    ...unknownNames('services', offer.services, known.service),
    ...unknownNames('countries', offer.countries, countries),
    ...unknownNames('operations', offer.operations, known.operation),
  ]);
  const country = leftOutBy(offer.countries, countries);
  const operation = leftOutBy(offer.operations, known.operation);
  const all = [...known.service].map((slug): ServiceFacts => ({
    ...sources.services.yaml(`${slug}.yaml`, serviceFacts),
    slug,
  }));
  const notChosen = leftOutBy(offer.services, known.service);
  const isServed = ({ countries: where }: ServiceFacts): boolean =>
    where === 'any' || where.some((code) => !country.has(code));
  const offered = all.filter((service) => !notChosen.has(service.slug) && isServed(service));
  refuse(profile, contradictions(offer, offered, { operation, country }, all));

  const isOffered = new Set(offered.map(({ slug }) => slug));
  const rest = all.filter(({ slug }) => !isOffered.has(slug));
  const schemes = new Set(offered.flatMap((service) => service.schemes));
  const directions = new Set<string>(offered.map(({ direction }) => direction));
  return deepFreeze({
    v1: offer.v1,
    known,
    without: {
      service: new Set(rest.map(({ slug }) => slug)),
      operation,
      direction: new Set(DIRECTIONS.filter((one) => !directions.has(one))),
      scheme: new Set(rest.flatMap((service) => service.schemes).filter((one) => !schemes.has(one))),
      serviceId: new Set(rest.flatMap(({ id, two_step: twoStep }) => [id, ...(twoStep ? [twoStep.id] : [])])),
      country,
    },
  });
}
