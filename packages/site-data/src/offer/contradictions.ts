/** In: what a profile asks for, and the services that follow from it. Out: what it asks for and cannot have. */
import * as z from 'zod';
import type { Selection } from '../operator/offer-schema';
import { DIRECTIONS, KINDS, servedCountries, type Offer } from './offer';
import { suggest } from '@gateway-docs/kit';
import type { Operator } from '../operator/operator-schema';

/** The list of a selection, and what it is to the offer. */
const listOf = (selection: Selection): { key: 'only' | 'except'; names: readonly string[] } => {
  if (selection === 'all') return { key: 'except', names: [] };
  return 'only' in selection
    ? { key: 'only', names: selection.only }
    : { key: 'except', names: selection.except };
};

/** Names that a selection leaves out. */
export function leftOutBy(selection: Selection, names: Iterable<string>): Set<string> {
  const { key, names: listed } = listOf(selection);
  return new Set(key === 'except' ? listed : [...names].filter((name) => !listed.includes(name)));
}

/** A key that chooses from names. */
export type OfferKey = 'services' | 'kinds' | 'countries' | 'operations';

/** `offer` of a profile. */
type Asked = Operator['offer'];

/** Keys that leave out a direction. */
const SWITCHES = { payin: 'payins', payout: 'payouts' } as const;

/** Path of a name in the profile. */
const pathOf = (key: OfferKey, selection: Selection, name: string): readonly PropertyKey[] => {
  const list = listOf(selection);
  return ['offer', key, list.key, list.names.indexOf(name)];
};

/** What is wrong with the offer, and where it stands in the profile. */
export interface Problem {
  readonly message: string;
  readonly path: readonly PropertyKey[];
}

/** @returns a problem for each name of a list that does not exist, with the nearest that does */
export function unknownNames(key: OfferKey, selection: Selection, names: ReadonlySet<string>): Problem[] {
  return listOf(selection)
    .names.filter((name) => !names.has(name))
    .map((name) => ({
      message: `offer.${key}: there is no "${name}". ${suggest(name, names)}`,
      path: pathOf(key, selection, name),
    }));
}

/** The page of every payment says to ask it; without it nobody knows how a payment ended. */
const INDISPENSABLE = 'transaction-find';
const NOTHING = 'offer leaves no service at all: a payer could pay by nothing. Offer at least one.';

/** What follows the name of what contradicts the rest. */
const UNSERVED_SERVICE =
  'and offer.countries does not serve these. Serve one of them, or take the service out.';
const UNSERVED_COUNTRY =
  'and no service that is offered works there. Offer one that does, or take the country out.';
const UNCALLABLE = 'Leave them out too, or offer the call.';
const NEEDED = 'by which merchants learn how a payment ended. It has to be offered.';

/** What the offer has to know of a service; the whole is checked where the catalogue is loaded. */
export const serviceFacts = z.looseObject({
  id: z.int(),
  kind: z.enum(KINDS),
  direction: z.enum(DIRECTIONS),
  countries: z.union([z.literal('any'), z.array(z.string())]),
  schemes: z.array(z.string()),
  call: z.enum(['create', 'pay']),
  two_step: z.looseObject({ id: z.int() }).optional(),
});

/** The same, with its slug. */
export type ServiceFacts = z.infer<typeof serviceFacts> & { readonly slug: string };

/** @returns whether a service works in a country that is served; all of them are somewhere */
export const isServed = ({ countries }: ServiceFacts, without: Pick<Offer['without'], 'country'>): boolean =>
  servedCountries(countries, { without }).length > 0;

/** Calls without which a service cannot be used. */
const callsOf = ({ call, two_step: twoStep }: ServiceFacts): string[] => [
  `transaction-${call}`,
  ...(twoStep ? ['transaction-complete'] : []),
];

/** Names of services for a sentence; a long list is cut. */
const few = (names: readonly string[]): string =>
  names.length > 5 ? `${names.slice(0, 4).join(', ')} and ${names.length - 4} more` : names.join(', ');

/** The keys by which a service is left out, whose name the profile may still have in its list. */
export function leavingOut({ kind, direction }: ServiceFacts, asked: Asked): string[] {
  return [
    ...(leftOutBy(asked.kinds, KINDS).has(kind) ? [`offer.kinds leaves out ${kind}`] : []),
    ...(asked[SWITCHES[direction]] ? [] : [`offer.${SWITCHES[direction]} is false`]),
  ];
}

/** What the profile asks for and cannot have. */
export function contradictions(
  asked: Asked,
  offered: readonly ServiceFacts[],
  without: Pick<Offer['without'], 'operation' | 'country'>,
  all: readonly ServiceFacts[],
): Problem[] {
  const chosen = (selection: Selection): readonly string[] => {
    const { key, names } = listOf(selection);
    return key === 'only' ? names : [];
  };
  const at = (key: OfferKey, name: string, ...words: string[]): Problem => ({
    message: [`offer.${key}`, key === 'operations' ? 'leaves out' : 'names', `${name},`, ...words].join(' '),
    path: pathOf(key, asked[key], name),
  });
  const wanted = all.filter(({ slug }) => chosen(asked.services).includes(slug));
  const unserved = chosen(asked.countries).filter(
    (code) => !offered.some(({ countries }) => countries === 'any' || countries.includes(code)),
  );
  const uncallable = [...without.operation].flatMap((id) => {
    const callers = offered.filter((service) => callsOf(service).includes(id)).map(({ slug }) => slug);
    return callers.length === 0 ? [] : [{ id, callers }];
  });
  const indispensable = without.operation.has(INDISPENSABLE) ? [INDISPENSABLE] : [];
  const isEmpty = offered.length === 0;
  return [
    ...wanted.flatMap((service) =>
      leavingOut(service, asked).map((why) =>
        at('services', service.slug, `and ${why}. Take one of them out.`),
      ),
    ),
    ...wanted
      .filter((service) => !isServed(service, without))
      .map(({ slug, countries }) =>
        at('services', slug, `which works in ${String(countries)} only,`, UNSERVED_SERVICE),
      ),
    // Where nothing is offered at all, that says more.
    ...(isEmpty ? [] : unserved).map((code) => at('countries', code, UNSERVED_COUNTRY)),
    ...uncallable.map(({ id, callers }) =>
      at('operations', id, `by which these services are used: ${few(callers)}.`, UNCALLABLE),
    ),
    ...indispensable.map((id) => at('operations', id, NEEDED)),
    ...(isEmpty ? [{ message: NOTHING, path: ['offer'] }] : []),
  ];
}
