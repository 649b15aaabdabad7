/** Puts the reader's own values into what the runner sends, and tells them to its gateway. */
import type { GatewayStart } from '../../protocol/page-gateway';
import type { FormRequest } from '../../protocol/request-form';
import { LISTED_KINDS, ownValue, readerValues } from '../ReaderValues/values';

const numbers = (ids: Readonly<Record<string, string>>): Record<number, number> =>
  Object.fromEntries(Object.entries(ids).map(([documented, own]) => [Number(documented), Number(own)]));

/** What a gateway is started with, so that it knows the reader's ids beside the documented ones. */
export function ownStart(): Omit<GatewayStart, 'saved'> {
  const { point, callback, service, account, wallet } = readerValues().values;
  return {
    own: {
      ...(point === '' ? {} : { point: Number(point) }),
      services: numbers(service),
      accounts: numbers(account),
      wallets: numbers(wallet),
    },
    ...(callback === '' ? {} : { callbackUrl: callback }),
  };
}

function ownMember(name: string, value: unknown): unknown {
  const kind = LISTED_KINDS.find((listed) => name === `${listed}_id`);
  if (kind && typeof value === 'number') return Number(ownValue(kind, String(value)));
  if (name === 'callback_url' && typeof value === 'string') return ownValue('callback', value);
  return value;
}

/** The text of a documented request with the reader's values in it. */
export const bodyOf = ({ body }: FormRequest): string => JSON.stringify(body, ownMember, 2);
