/** The words for the closed lists of the service catalogue, from `data/texts/services.json`; the compiler finds a value without words. */
import texts from '../../../data/texts/services.json';
import type { Service, ServiceField } from '@gateway-docs/site-data/services';

type Words<Value extends string> = Readonly<Record<Value, string>>;

export const DIRECTION: Words<Service['direction']> = texts.direction;
export const FLOW: Words<Service['flow']> = texts.flow;
/** The same in the narrow column of the method finder. */
export const FLOW_SHORT: Words<Service['flow']> = texts.flowShort;
export const PAYER_DATA: Words<Service['payer_data'][number]> = texts.payerData;
export const REFUND: Words<Service['refundable']> = texts.refund;
/** The same in the narrow column of the method finder. */
export const REFUND_SHORT: Words<Service['refundable']> = texts.refundShort;
export const CHECKSUM: Words<NonNullable<ServiceField['checksum']>> = texts.checksum;
