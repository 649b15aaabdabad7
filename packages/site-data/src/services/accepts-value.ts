/** Whether a value may be sent in `fields`. It stands alone because the local gateway asks it where nothing of the schemas is. */
import { checkDigits } from '../check-digits';

/** Of a field of a catalogue entry, when it has to be sent, and what its value has to fit. */
interface Rule {
  readonly required: boolean;
  readonly condition?: string | undefined;
  readonly regex: string;
  readonly checksum?: keyof typeof checkDigits | undefined;
}

/** The condition of a field where it is a rule about another one: "Required with `card_number`." or "Required when `country` is `CA` or `US`." */
const CONDITION = /^Required (?:with|when) `\w+`(?: is (?:(?:, | or )?`\w+`)+)?\./;

/** @returns name of the field that calls for one with this condition, and its values where only those do; nothing where the condition is for readers alone */
export const calledForBy = (condition = ''): string[] =>
  [...(CONDITION.exec(condition)?.[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

/**
 * Whether a field has to be sent.
 * @param field a field of a catalogue entry
 * @param sent all that is sent in `fields`
 */
export function isNeeded({ required, condition }: Rule, sent: Record<string, string>): boolean {
  const [other = '', ...values] = calledForBy(condition);
  return required || (sent[other] !== undefined && (values.length === 0 || values.includes(sent[other])));
}

/**
 * Whether a value is acceptable for a field: its regular expression and its check digits.
 * @param field a field of a catalogue entry
 * @param value what would be sent in `fields`
 */
export const acceptsValue = ({ regex, checksum }: Rule, value: string): boolean =>
  new RegExp(regex, 'u').test(value) && (!checksum || checkDigits[checksum](value));
