/** The formats of texts that the contract's check knows. A check that was compiled before takes them from here. */
import { fullFormats } from 'ajv-formats/dist/formats';
import { isInstant } from '../transactions/timestamps';

export const formats = { ...fullFormats, instant: isInstant };
