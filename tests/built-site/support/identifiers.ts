/** Finds what looks like an identifier with a check rule in a text, and says whether the rule holds. For the tests of the built site. */
import { checkDigits } from '@gateway-docs/site-data/check-digits';
import { addressChecks } from '@gateway-docs/site-data/tables';
import { acceptsValue, type ServiceField } from '@gateway-docs/site-data/services';

export interface Identifier {
  readonly kind: string;
  readonly value: string;
  readonly valid: boolean;
}

/** Numbers and addresses that their form alone gives away. `clean` takes off what people put between digits. */
const BY_FORM: readonly { kind: string; pattern: RegExp; valid: (value: string) => boolean }[] = [
  {
    // The number ranges of the card schemes; other numbers of this length are times in microseconds or references.
    kind: 'card number',
    pattern:
      /(?<![\w.-])(?:4\d{3}|5[1-5]\d\d|2[2-7]\d\d|6[05]\d\d|9999)(?:([ -]?)\d{4})(?:\1\d{4}){2}(?:\1\d{1,3})?(?![\w.-]*\w)/g,
    valid: checkDigits.luhn,
  },
  { kind: 'card number', pattern: /(?<![\w.-])3[47]\d{13}(?![\w.-]*\w)/g, valid: checkDigits.luhn },
  {
    kind: 'IBAN',
    pattern:
      /(?<![\w.-])(?!EQ|UQ)[A-Z]{2}\d{2}(?=(?:[ ]?[A-Z0-9]){11,30}(?![\w-]))(?:[ ]?[A-Z0-9]{4})+(?:[ ]?[A-Z0-9]{1,3})?(?![\w-])/g,
    valid: checkDigits.iban,
  },
  { kind: 'CLABE', pattern: /(?<![\w.-])\d{18}(?![\w.-]*\w)/g, valid: checkDigits.clabe },
  { kind: 'CBU', pattern: /(?<![\w.-])\d{22}(?![\w.-]*\w)/g, valid: checkDigits.cbu },
  { kind: 'CPF', pattern: /(?<![\w.-])\d{3}\.\d{3}\.\d{3}-\d{2}(?![\w-])/g, valid: checkDigits.cpf },
  {
    kind: 'CNPJ',
    pattern: /(?<![\w.-])[A-Z0-9]{2}\.[A-Z0-9]{3}\.[A-Z0-9]{3}\/[A-Z0-9]{4}-\d{2}(?![\w-])/g,
    valid: checkDigits.cnpj,
  },
  {
    kind: 'QR code',
    pattern: /(?<!\w)000201\d{2}[^"]{20,}6304[0-9A-F]{4}(?!\w)/g,
    valid: checkDigits.emv_qr,
  },
  { kind: 'address on TRON', pattern: /(?<!\w)T[1-9A-HJ-NP-Za-km-z]{33}(?!\w)/g, valid: addressChecks.tron },
  { kind: 'address of Ethereum', pattern: /(?<!\w)0x[0-9a-fA-F]{40}(?!\w)/g, valid: addressChecks.ethereum },
  {
    kind: 'address of Bitcoin',
    pattern: /(?<!\w)(?:bc1[02-9ac-hj-np-z]{39,59}|[13][1-9A-HJ-NP-Za-km-z]{32,33})(?!\w)/g,
    valid: addressChecks.bitcoin,
  },
  { kind: 'address on TON', pattern: /(?<![\w-])[EU]Q[A-Za-z0-9_-]{46}(?![\w-])/g, valid: addressChecks.ton },
  { kind: 'address of Stellar', pattern: /(?<!\w)G[A-Z2-7]{55}(?!\w)/g, valid: addressChecks.stellar },
  {
    kind: 'address of the XRP Ledger',
    pattern: /(?<!\w)r[1-9A-HJ-NP-Za-km-z]{32,33}(?!\w)/g,
    valid: addressChecks.xrpl,
  },
];

type Rule = keyof typeof checkDigits;

/** Numbers whose form says nothing: the words beside them do. */
const BY_LABEL: readonly { label: RegExp; pattern: RegExp; rules: readonly Rule[] }[] = [
  { label: /\bCPF\b/, pattern: /(?<![\w.-])\d{11}(?![\w-])/g, rules: ['cpf'] },
  { label: /\bCNPJ\b/, pattern: /(?<![\w.-])[A-Z0-9]{12}\d{2}(?![\w-])/g, rules: ['cnpj'] },
  { label: /\bCUI[TL]\b/, pattern: /(?<![\w.-])\d{11}(?![\w-])/g, rules: ['cuit'] },
  { label: /\bT\.?C\.? Kimlik|\bTCKN\b/i, pattern: /(?<![\w.-])\d{11}(?![\w-])/g, rules: ['tckn'] },
  { label: /\bRNOKPP\b/i, pattern: /(?<![\w.-])\d{10}(?![\w-])/g, rules: ['rnokpp'] },
  { label: /\bEDRPOU\b/i, pattern: /(?<![\w.-])\d{8}(?![\w-])/g, rules: ['edrpou'] },
  { label: /\bRUT\b/, pattern: /(?<![\w.-])\d{7,8}-?[\dK](?![\w-])/g, rules: ['rut'] },
];

const clean = (value: string): string => value.replaceAll(/[ ./-]/g, '');

/** @returns everything in the text that its form gives away as an identifier */
export function identifiersByForm(text: string): Identifier[] {
  return BY_FORM.flatMap(({ kind, pattern, valid }) =>
    Array.from(text.matchAll(pattern), ([value]) => {
      const bare = kind === 'QR code' || kind.startsWith('address') ? value : clean(value);
      return { kind, value, valid: valid(bare) };
    }),
  );
}

/**
 * Numbers that the text calls by the name of a rule. Where it names several rules for numbers of one length, one has to hold.
 * @param text of one block: a cell, a paragraph, an item
 */
export function identifiersByLabel(text: string): Identifier[] {
  const named = BY_LABEL.filter(({ label }) => label.test(text));
  const values = new Set(
    named.flatMap(({ pattern }) => Array.from(text.matchAll(pattern), ([value]) => value)),
  );
  return [...values].map((value) => {
    const asked = named.filter(({ pattern }) => new RegExp(`^(?:${pattern.source})$`).test(value));
    const rules = asked.flatMap((entry) => entry.rules);
    return { kind: rules.join(' or '), value, valid: rules.some((rule) => checkDigits[rule](clean(value))) };
  });
}

/** Accounts stand in answers too, where no field of the catalogue describes them. */
const ACCOUNT_RULES: readonly Rule[] = ['iban', 'clabe', 'cbu'];

/**
 * Values of fields with a check rule in JSON, as examples show them: `"document": "12345678909"`. Masked values have none.
 * @param fields the catalogue's fields by slug; one of them has to take the value, since methods use a slug in their own ways
 */
export function identifiersByField(
  text: string,
  fields: ReadonlyMap<string, readonly ServiceField[]>,
): Identifier[] {
  return Array.from(text.matchAll(/"(\w+)":\s*"([^"]*)"/g)).flatMap(([, slug = '', value = '']) => {
    const own = fields.get(slug) ?? [];
    if (!own.some(({ checksum }) => checksum !== undefined) || value.includes('*')) return [];
    const isAccount = slug === 'account_number' && ACCOUNT_RULES.some((rule) => checkDigits[rule](value));
    const valid = isAccount || own.some((field) => acceptsValue(field, value));
    return [{ kind: `field ${slug}`, value, valid }];
  });
}
