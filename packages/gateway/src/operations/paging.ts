/**
 * Lists in parts: `limit` and `cursor` of the request, `next_cursor` of the response. A cursor says how much is left, with what the
 * filters leave out: what is new stands first, so nothing is read twice or passed over.
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

/** For a list of things in one status; without one in the request all of them fit. */
export const inStatus =
  <Status>({ status: wanted }: { readonly status?: Status }) =>
  ({ status }: { readonly status: Status }): boolean =>
    (wanted ?? status) === status;

/**
 * @param all what the list has without its filters: a thing that begins or ends to fit between two parts moves no other
 * @param request the body of a list call
 * @param fits its filters
 */
export function partOf<Item>(
  all: readonly Item[],
  { limit = DEFAULT_LIMIT, cursor }: { limit?: number; cursor?: string },
  fits: (item: Item) => boolean = () => true,
) {
  const start = cursor === undefined ? 0 : Math.max(0, all.length - decode(cursor));
  const fitting = [...all.entries()].filter(([at, item]) => at >= start && fits(item));
  const next = fitting[limit];
  const items = fitting.slice(0, limit).map(([, item]) => item);
  return { items, nextCursor: next ? encode(all.length - next[0]) : null };
}
