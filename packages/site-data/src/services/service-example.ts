// In: the `example` of a catalogue entry. Out: its strict schema, and what in it contradicts the rest of the entry.
// Why so short: request, answer, the samples in six languages and the sandbox's answer are derived from it, so that it
// holds only what differs between methods. The whole derived bodies are checked against the contract by a test.
import * as z from 'zod';
import { slug, strict, text } from '@gateway-docs/kit/schema';
import { currencyCode } from '../tables/table-schema';

/** What one method's call needs beside the common members, and what it answers. */
export const serviceExample = strict({
  /** Minor units; left out only where a card is saved. */
  amount: z.int().positive().optional(),
  currency: currencyCode,
  /** A wallet of the sandbox in that currency, or one that converts. */
  wallet_id: z.int().positive(),
  order: text.regex(
    /^order-1\d{3}$/,
    'write the order like order-1052: the number becomes the transaction 900052',
  ),
  /** Values by slug that differ from the examples of the required fields, or come beside them. */
  fields: z.record(slug, text).optional(),
  /** What a check by transaction/validate sends beside these fields; only where a guide shows it. */
  check: z.record(slug, text).optional(),
  crypto: strict({
    crypto_amount: text.regex(/^\d+\.\d+$/, 'write coins as a decimal text, like "12.500000"'),
    crypto_currency: text.regex(/^[A-Z0-9]{2,12}$/),
    /** Left out where the coins stay within one wallet. */
    network: text.regex(/^[A-Z0-9_]{2,20}$/).optional(),
  }).optional(),
  /** Status of the answer: 0 for create, usually 10 for pay. */
  status: z.int(),
  /** `result` of the answer; hosts as https://checkout.operator.example, as in api/. */
  result: z.record(z.string(), z.json()),
});

export type ServiceExample = z.infer<typeof serviceExample>;

/** The parts of an entry that its example has to agree with. */
export interface ExampledService {
  readonly kind: string;
  readonly flow: string;
  readonly call: 'create' | 'pay';
  readonly payer_auth?: readonly string[] | undefined;
  readonly sandbox_currencies: readonly string[];
  readonly fields: readonly { readonly slug: string; readonly required: boolean; readonly example: string }[];
  readonly example: ServiceExample;
}

/**
 * The `fields` of the example's request: the examples of the required fields, in the order of the entry, with the
 * values of `example.fields` in their place or behind them.
 * @returns values by slug
 */
export function exampleFields({ fields, example }: ExampledService): Record<string, string> {
  const own = example.fields ?? {};
  const shown = fields.filter((field) => field.required || field.slug in own);
  return Object.fromEntries(shown.map((field) => [field.slug, own[field.slug] ?? field.example]));
}

/**
 * The `fields` of a check by `transaction/validate`: those of the request, and what the check compares them with.
 * @returns values by slug, in the order of the entry
 */
export function checkFields(service: ExampledService): Record<string, string> {
  const values = { ...exampleFields(service), ...service.example.check };
  const shown = service.fields.flatMap(({ slug: name }) => (name in values ? [name] : []));
  return Object.fromEntries(shown.map((name) => [name, values[name] ?? '']));
}

/** The member of `result` that a flow cannot do without. P2P hands its requisites out in a later call. */
function memberFor({ kind, flow, call, example }: ExampledService): string | undefined {
  if (call === 'create') return 'pay_url';
  const { payer_auth: auth } = example.result;
  if (auth === 'REDIRECT') return 'redirect_url';
  if (auth === '3DS') return 'acs_url';
  return (flow === 'qr' || flow === 'voucher' || flow === 'requisites') && kind !== 'p2p' ? flow : undefined;
}

/**
 * What of an example contradicts its entry.
 * @param accepts whether a value passes regular expression and check digits of the field with this slug
 * @param wrong is told one sentence for each problem
 */
export function checkExample(
  service: ExampledService,
  accepts: (slug: string, value: string) => boolean,
  wrong: (message: string) => void,
): void {
  const { example, call, payer_auth: auths = [], sandbox_currencies: currencies } = service;
  const slugs = service.fields.map((field) => field.slug);
  for (const [name, value] of Object.entries({ ...example.check, ...example.fields })) {
    if (!slugs.includes(name)) wrong(`the example sends "${name}"; the fields are: ${slugs.join(', ')}`);
    else if (!accepts(name, value)) wrong(`the example's "${value}" fails regex or checksum of "${name}"`);
  }
  if (!currencies.includes(example.currency))
    wrong(`the example is in ${example.currency}; the sandbox has ${currencies.join(', ')}`);
  if ((call === 'create') !== (example.status === 0))
    wrong(`${call} cannot answer status ${example.status}: create answers 0, pay another one`);
  const { payer_auth: auth } = example.result;
  if (call === 'pay' && !auths.some((known) => known === auth))
    wrong(`result.payer_auth ${JSON.stringify(auth)} is not in payer_auth: ${auths.join(', ')}`);
  const member = memberFor(service);
  if (member !== undefined && example.result[member] === undefined)
    wrong(`this flow is answered with result.${member}`);
}
