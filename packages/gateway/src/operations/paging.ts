/**
 * Lists in parts: `limit` and `cursor` of the request, `next_cursor` of the response. A cursor says how much is left: what is new stands
 * first, so nothing is read twice.
 */
import { refused } from '../api-error';
import { fromBase64Url, toBase64Url } from '../portable/bytes';

const DEFAULT_LIMIT = 50;

const encode = (left: number) => toBase64Url(JSON.stringify({ left }));

/** @throws ApiError 10 for a cursor that was never given out */
function decode(cursor: string): number {
  const [, left] = /^\{"left":(\d{1,9})\}$/.exec(fromBase64Url(cursor)) ?? [];
  if (left === undefined) throw refused.BAD_REQUEST('cursor: was not given out by this list');
  return Number(left);
}

/** The things of a list in the wanted status; all of them where none is. */
export const inStatus = <Item extends { readonly status: string }>(
  all: readonly Item[],
  { status: wanted }: { readonly status?: Item['status'] },
): Item[] => all.filter(({ status }) => wanted === undefined || status === wanted);

/** @param request the body of a list call */
export function partOf<Item>(all: readonly Item[], request: { limit?: number; cursor?: string }) {
  const { limit = DEFAULT_LIMIT, cursor } = request;
  const start = cursor === undefined ? 0 : Math.max(0, all.length - decode(cursor));
  const end = start + limit;
  return { items: all.slice(start, end), nextCursor: end < all.length ? encode(all.length - end) : null };
}
