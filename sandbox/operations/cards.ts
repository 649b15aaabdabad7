/** cards/check, cards/whitelist_add, antifraud/stoplist_check: lists in memory, with the documented entries on them. */
import { isLuhn } from '../../src/reference/check-digits';
import { Refusal } from '../http/answer';
import type { JsonObject } from '../http/parse-json';
import { maskCardNumber } from '../transactions/sensitive-fields';
import type { World } from '../world/world';
import type { Call, Operation } from './call';

interface CardReference {
  readonly card_token?: string;
  readonly card_number?: string;
}

/** Test card on the black list: the row of data/test-cards.yaml whose scenario is a stop list. */
const STOP_LIST_REASON = 7003;

/** @throws Refusal 202 or 16 */
function checkReference(
  world: World,
  call: Call,
  { card_token: token, card_number: number }: CardReference,
): void {
  if (number !== undefined && !isLuhn(number))
    throw new Refusal(202, 'card_number: the check digit is wrong');
  if (token !== undefined) world.cardTokens.check(token, call.point.accountId);
}

/** Cards are kept by mask, tokens by what their card's mask is. */
const keyOf = (world: World, { card_token: token, card_number: number = '' }: CardReference) =>
  token === undefined ? maskCardNumber(number) : world.cardTokens.maskOf(token);

function isBlack(world: World, { card_number: number }: CardReference): boolean {
  return (
    number !== undefined && world.triggers.byCard(number)[0].outcome.failure_reason_code === STOP_LIST_REASON
  );
}

export const checkCard: Operation = (world, call) => {
  const reference = call.body as CardReference;
  checkReference(world, call, reference);
  return {
    in_whitelist: world.whiteList.has(keyOf(world, reference)),
    in_blacklist: isBlack(world, reference),
  };
};

export const whiteListCard: Operation = (world, call) => {
  const reference = call.body as CardReference;
  checkReference(world, call, reference);
  if (isBlack(world, reference)) throw new Refusal(204, 'the card is on the black list');
  world.whiteList.add(keyOf(world, reference));
  return null;
};

/** What the documented answers list is stopped here too; so is the test card of the stop list. */
export const checkStopList: Operation = (world, call) => {
  const request = call.body as JsonObject & CardReference;
  checkReference(world, call, request);
  const documented = [...call.operation.successExamples.values()].flatMap(
    ({ response }) => (response as { matches: JsonObject[] }).matches,
  );
  const matches = documented.filter(({ identifier, value }) => request[String(identifier)] === value);
  const card = isBlack(world, request) ? blackCard(request, documented) : [];
  return { stopped: matches.length + card.length > 0, matches: [...matches, ...card] };
};

function blackCard(
  { card_number: number = '' }: CardReference,
  [sample]: readonly JsonObject[],
): JsonObject[] {
  return sample ? [{ ...sample, identifier: 'card_number', value: maskCardNumber(number) }] : [];
}
