/** cards/check, cards/whitelist_add, antifraud/stoplist_check: lists in memory, with the documented entries on them. */
import { isLuhn } from '@gateway-docs/site-data/check-digits';
import { refused } from '../api-error';
import { exampleResponses } from '../contract/examples';
import type { Schema } from '../contract/operation-types';
import { FailureReason } from '../generated/codes';
import { maskCardNumber } from '../transactions/sensitive-fields';
import type { SandboxState } from '../state/sandbox-state';
import type { Caller, Handler } from './call';

type CardReference = Schema<'card-reference'>;
type Matches = Schema<'stop-list'>['matches'];

/** @throws ApiError 202 or 16 */
function checkReference(
  sandbox: SandboxState,
  { point }: Caller,
  { card_token: token, card_number: number }: CardReference,
): void {
  if (number !== undefined && !isLuhn(number))
    throw refused.INVALID_SERVICE_FIELD_VALUE('card_number: the check digit is wrong');
  if (token !== undefined) sandbox.cardTokens.check(token, point.accountId);
}

/** Cards are stored by mask, tokens by what their card's mask is. */
const keyOf = (sandbox: SandboxState, { card_token: token, card_number: number = '' }: CardReference) =>
  token === undefined ? maskCardNumber(number) : sandbox.cardTokens.maskOf(token);

/** True for the test card whose scenario in data/test-cards.yaml is a stop list. */
function isBlack(sandbox: SandboxState, { card_number: number }: CardReference): boolean {
  if (number === undefined) return false;
  return sandbox.triggers.byCard(number)[0].outcome.failure_reason_code === FailureReason.STOP_LIST;
}

export const checkCard: Handler<'cards-check'> = (sandbox, call) => {
  const { body: reference } = call;
  checkReference(sandbox, call, reference);
  return {
    in_whitelist: sandbox.whiteList.has(keyOf(sandbox, reference)),
    in_blacklist: isBlack(sandbox, reference),
  };
};

export const whiteListCard: Handler<'cards-whitelist-add'> = (sandbox, call) => {
  const { body: reference } = call;
  checkReference(sandbox, call, reference);
  if (isBlack(sandbox, reference)) throw refused.VALIDATION_FAILED('the card is on the black list');
  sandbox.whiteList.add(keyOf(sandbox, reference));
  return null;
};

/** What the documented responses list is stopped here too; so is the test card of the stop list. */
export const checkStopList: Handler<'antifraud-stoplist-check'> = (sandbox, call) => {
  const { body: request } = call;
  checkReference(sandbox, call, request);
  const documented = [...exampleResponses(call.operation).values()].flatMap(({ matches }) => matches);
  const matching = documented.filter(({ identifier, value }) => request[identifier] === value);
  const card = isBlack(sandbox, request) ? blackCard(request, documented) : [];
  return { stopped: matching.length + card.length > 0, matches: [...matching, ...card] };
};

const blackCard = ({ card_number: number = '' }: CardReference, [sample]: Matches): Matches =>
  sample ? [{ ...sample, identifier: 'card_number', value: maskCardNumber(number) }] : [];
