/** page_customization and page_transactions: the look of hosted pages, and who has paid on one. */
import { refused } from '../api-error';
import type { Schema } from '../contract/operation-types';
import type { SandboxState } from '../state/sandbox-state';
import { parseTimestamp } from '../transactions/timestamps';
import type { Transaction } from '../transactions/transaction';
import { transactionView } from '../transactions/views';
import type { Handler } from './call';
import { exampleFor } from './example';
import { now } from './page-content';
import { partOf } from './paging';

/** Relative luminance in sRGB, as WCAG 2.2 takes it. @param colour `#rrggbb` */
const luminance = (colour: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
    const channel = parseInt(colour.slice(2 * at + 1, 2 * at + 3), 16) / 255;
    return sum + weight * (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
  }, 0);

/** Least contrast between the colour of buttons and the background, by WCAG 2.2: 1 for equal colours, 21 for black and white. */
const LEAST_CONTRAST = 4.5;

/** The customization of a page, else the standard one of the account. */
function lookOf({ pages, customizations }: SandboxState, pageId?: number): Schema<'page-customization'> {
  if (pageId !== undefined) pages.get(pageId);
  const own = customizations.get(pageId ?? null) ?? customizations.get(null);
  return { ...own, page_id: pageId ?? null };
}

export const getCustomization: Handler<'page-customization-get'> = (sandbox, { body }) =>
  lookOf(sandbox, body.page_id);

export const updateCustomization: Handler<'page-customization-update'> = (sandbox, { body }) => {
  const { page_id: pageId, ...changes } = body;
  const changed = { ...lookOf(sandbox, pageId), ...changes };
  const { brand_color: brand = '#000000', background_color: background = '#ffffff' } = changed;
  const [darker = 0, lighter = 0] = [brand, background].map(luminance).sort((a, b) => a - b);
  if ((lighter + 0.05) / (darker + 0.05) < LEAST_CONTRAST)
    throw refused.VALIDATION_FAILED(`brand_color: contrast below ${LEAST_CONTRAST} to 1 with the background`);
  const customization = { ...changed, updated_at: now(sandbox) };
  sandbox.customizations.set(pageId ?? null, customization);
  return customization;
};

/** Payments of a page, the newest first; a documented page has those of the example. */
export const pageTransactions: Handler<'page-transactions-list'> = (sandbox, call) => {
  const { body } = call;
  const { from = '1970-01-01T00:00:00Z', to = '9999-12-31T23:59:59Z', statuses } = body;
  sandbox.pages.get(body.page_id);
  const isOfPage = ({ link }: Transaction) => link?.kind === 'pages' && link.id === body.page_id;
  const own = sandbox.transactions.ofPoint(call.point.id).filter(isOfPage).toReversed();
  if (own.length === 0 && !sandbox.linkOwners.has(`pages/${body.page_id}`)) return exampleFor(call);
  const isWanted = ({ state, timestamps: { created_at: at } }: Transaction) =>
    at >= parseTimestamp(from) && at < parseTimestamp(to) && (statuses?.includes(state.status) ?? true);
  const { items, nextCursor } = partOf(own, body, isWanted);
  return { transactions: items.map((one) => transactionView(one, call.version)), next_cursor: nextCursor };
};
