/** page_customization and page_transactions: the look of hosted pages, and who has paid on one. */
import { Refusal } from '../http/answer';
import type { JsonObject } from '../http/parse-json';
import { momentIn } from '../transactions/views';
import type { World } from '../world/world';
import type { Operation } from './call';
import { contrast } from './contrast';
import { example } from './example';

interface LookRequest extends JsonObject {
  readonly page_id?: number;
  readonly brand_color?: string;
  readonly background_color?: string;
}

/** Least contrast between the colour of buttons and the background. */
const LEAST_CONTRAST = 4.5;

/** The look of a page, else the standard look of the account. */
function lookOf(world: World, pageId: number | undefined): JsonObject {
  if (pageId !== undefined) world.pages.get(pageId);
  const own = world.looks.get(pageId ?? null);
  return { ...(own ?? world.looks.get(null)), page_id: pageId ?? null };
}

export const getLook: Operation = (world, call) => lookOf(world, (call.body as LookRequest).page_id);

export const updateLook: Operation = (world, call) => {
  const { page_id: pageId, ...changes } = call.body as LookRequest;
  const changed: LookRequest = { ...lookOf(world, pageId), ...changes };
  const { brand_color: brand = '#000000', background_color: background = '#ffffff' } = changed;
  if (contrast(brand, background) < LEAST_CONTRAST) {
    throw new Refusal(204, `brand_color: the contrast with the background is below ${LEAST_CONTRAST} to 1`);
  }
  const look = { ...changed, updated_at: momentIn('v2', world.clock.now()) };
  world.looks.set(pageId ?? null, look);
  return look;
};

/** The sandbox takes no payments on payment pages; the documented page has its documented payment. */
export const pageTransactions: Operation = (world, call) => {
  world.pages.get((call.body as LookRequest).page_id ?? 0);
  return example(world, call);
};
