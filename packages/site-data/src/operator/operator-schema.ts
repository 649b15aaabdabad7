// In: data/operator.yaml, or the profile that OPERATOR_PROFILE names. Out: its strict schema and type.
// Why: the site is white-label; a wrong or missing value must stop the build and say which key it is.
import * as z from 'zod';
import { look } from '@gateway-docs/branding/schema';
import { anchor, strict, text } from '@gateway-docs/kit/schema';
import { details } from './details-schema';
import { offerSchema } from './offer-schema';

const label = text.max(40);

/** A page of this site, or of another one. */
const pageAddress = text.regex(
  /^(\/[a-z0-9_/-]*|https:\/\/[^\s"<>]+)$/,
  'give a path of this site, like /security, or an https address',
);

/** Where else people answer: a form, a chat, a telephone, a messenger. */
const supportChannels = z.array(
  strict({
    label,
    to: text.regex(
      /^(https:\/\/[^\s"<>]+|mailto:[^\s"<>]+@[^\s"<>]+|tel:\+[0-9-]+)$/,
      'give an https address, mailto: with an address, or tel: with a number that begins with +',
    ),
  }),
);

/** An https origin: scheme and host, no path and no slash at the end. */
const origin = text.regex(
  /^https:\/\/[a-z0-9.-]+(:\d+)?$/,
  'give the origin only, like https://api.provider.example: no path, no slash at the end',
);

/** The address of a site of the provider; it may have a path. */
const address = text.regex(
  /^https:\/\/[a-z0-9.-]+(:\d+)?(\/[^\s?#]*[^\s?#/])?$/,
  'give an https address without a slash at the end, like https://www.provider.example',
);

/** Languages in which readers can search: words of the thesaurus, and how texts are cut into words. */
export const SEARCH_LANGUAGES = ['en', 'ru', 'zh', 'es', 'pt'] as const;
export type SearchLanguage = (typeof SEARCH_LANGUAGES)[number];
/** Those that need nothing beyond npm packages in JavaScript. */
const USUAL_LANGUAGES: readonly SearchLanguage[] = ['en', 'ru', 'es', 'pt'];

/** An https address with places that the site fills. */
const addressWith = (...places: string[]) =>
  places.reduce(
    (schema, place) => schema.includes(place, `write ${place} where the site fills it in`),
    z.string().regex(/^https:\/\/[^\s]+$/, 'give an https address'),
  );

/** A network as firewalls name it. */
const network = z.union([z.cidrv4(), z.cidrv6()], { error: 'write the network as CIDR, like 192.0.2.0/24' });

const sameNetworks = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** The path below which a site lies, as a browser writes it; a segment of dots alone would be resolved away. */
const basePath = z
  .string({ error: 'expected text' })
  .regex(
    /^\/(?:(?!\.+\/)[A-Za-z0-9._~-]+\/)*$/,
    'give the path below which the site lies, with a slash at its beginning and its end, like /docs/; a site of its own has /',
  );

const positive = z.int({ error: 'expected a whole number' }).positive('expected a number above 0');

export const schema = strict({
  brand: text.max(40),
  tagline: text.max(120),
  site_version: text.regex(/^\d+\.\d+\.\d+$/, 'write the version as three numbers, like 3.8.1'),
  copyright_year: z.int().min(2000).max(2100),
  respect_system_color_mode: z.boolean(),
  /** Left out: no announcement bar. */
  announcement: strict({
    /** Changes with the text, so that a dismissed bar comes back for a new one. */
    id: anchor,
    text: text.max(160),
    link: strict({
      label: text,
      to: text.regex(/^(\/|https:\/\/)/, 'give a path of this site or an https address'),
    }).optional(),
  }).optional(),
  support: strict({
    email: z.email({ error: 'expected an e-mail address' }),
    hours: text.optional(),
    /** Other ways to reach support; left out: the email alone. */
    channels: supportChannels.default([]),
    /** Where "Report an error" leads, with {page} and, if wanted, {title}; left out: a letter to the email. */
    tracker: addressWith('{page}').optional(),
  }),
  /** Where weaknesses are reported, for /.well-known/security.txt; left out: the support. */
  security_contact: text
    .regex(
      /^(?:https:\/\/|mailto:)[^\s]+$/,
      'give an https address, or mailto: and an e-mail address, like mailto:security@provider.example',
    )
    .optional(),
  /** Where outages are told; left out: no such link. */
  status_page: z.url({ protocol: /^https$/, error: 'give an https address' }).optional(),
  /** Imprint, privacy, terms: links in the footer. */
  legal: z.array(strict({ label, to: pageAddress })).default([]),
  look,
  /** Where a page is edited, with {file} for its path in the repository; left out: no such link. */
  source: strict({ edit: addressWith('{file}') }).optional(),
  /** Assistants that a page is opened in, by its Markdown: what each link says, and where it leads, with {page}; left out: no such links. */
  open_in: z.array(strict({ label, address: addressWith('{page}') })).default([]),
  hosts: strict({
    site: origin,
    api: origin,
    sandbox: origin,
    checkout: origin,
    cabinet: origin,
    knowledge_hub: address,
    marketing: address,
  }),
  /** Path on hosts.site below which the documentation lies; left out: the whole host is its own. */
  base_path: basePath.default('/'),
  callbacks: strict({
    source_networks: z.array(network).min(1),
    /** Each list of networks with the day from which it is valid, newest first: the feed tells of it. */
    network_changes: z
      .array(strict({ on: z.iso.date('write the day like 2027-01-31'), networks: z.array(network).min(1) }))
      .min(1)
      .refine((lists) => lists.every(({ on }, i) => i === 0 || on < (lists[i - 1]?.on ?? '')), {
        message: 'the newest list stands first, and each list has a day of its own',
      }),
    timeout_seconds: positive,
    retry_after_minutes: z
      .array(positive)
      .min(1)
      .refine((pauses) => pauses.every((pause, index) => index === 0 || pause >= (pauses[index - 1] ?? 0)), {
        message: 'the pauses between retries may not become shorter',
      }),
  }).refine(
    ({ source_networks: now, network_changes: lists }) => sameNetworks(now, lists[0]?.networks ?? []),
    {
      path: ['network_changes'],
      message: 'the first list has to have the networks of source_networks: begin a new one with its day',
    },
  ),
  timestamp_tolerance_seconds: positive,
  idempotency_key_hours: positive,
  /** What only the provider can tell: cells of tables; left out: the cell says that the provider tells it. */
  details: details.prefault({}),
  /** What the provider offers; left out: everything that the contract and the catalogue have. */
  offer: offerSchema.prefault({}),
  search: strict({
    /** Languages in which readers search. */
    languages: z
      .array(
        z.enum(SEARCH_LANGUAGES, { error: `expected one of the languages ${SEARCH_LANGUAGES.join(', ')}` }),
      )
      .min(1)
      .default([...USUAL_LANGUAGES]),
  }).prefault({}),
  /** Whether browsers save pages for reading without a network; false takes the worker back from those that have it. */
  offline: z.boolean().default(true),
  rate_limits: strict({ per_point_per_second: positive, burst_per_point: positive }),
});

export type Operator = z.infer<typeof schema>;
