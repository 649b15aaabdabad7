/** Whether a value may be sent in `fields`. It stands alone because the local gateway asks it where nothing of the schemas is. */
import { checkDigits } from '../check-digits';

/** Of a field of a catalogue entry, what a value has to fit. */
interface Rule {
  readonly regex: string;
  readonly checksum?: keyof typeof checkDigits | undefined;
}

/**
 * Whether a value is acceptable for a field: its regular expression and its check digits.
 * @param field a field of a catalogue entry
 * @param value what would be sent in `fields`
 */
export const acceptsValue = ({ regex, checksum }: Rule, value: string): boolean =>
  new RegExp(regex, 'u').test(value) && (!checksum || checkDigits[checksum](value));
