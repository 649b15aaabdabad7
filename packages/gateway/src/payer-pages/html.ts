/**
 * The HTML of the payer's pages: plain forms without scripts or styles from elsewhere. Everything that comes from a request
 * is escaped.
 */
import type { PayerSheet, WayBack } from '../protocol/payer-sheet';
import type { Transaction } from '../transactions/transaction';
import type { LinkOffer } from './links';

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (title: string, content: readonly string[]): string =>
  [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title><h1>${escape(title)}</h1>`,
    ...content,
    '</html>',
  ].join('\n');

function layout({ title, facts, status, says }: PayerSheet, { state }: Transaction, content: string): string {
  const lines = facts.map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`);
  return page(title, [
    `<p>Sandbox transaction ${state.id}, status ${status}. No money moves.</p>`,
    `<dl>${lines.join('')}</dl><p>${escape(says)}</p>`,
    content,
  ]);
}

/**
 * The page of a link: the payer chooses a method, and enters the amount where the link has none.
 * @param problem why the last attempt failed; empty before the first
 */
export function linkPage({ title, amount, currency, services, closed }: LinkOffer, problem: string): string {
  const options = services.map(({ id, name }) => `<option value="${id}">${escape(name)}</option>`);
  const sum =
    amount === null
      ? '<label>Amount in minor units <input name="amount" inputmode="numeric" required></label>'
      : `<p>${amount} minor units of ${escape(currency)}</p>`;
  const form = `<form method="post">${sum}
<label>Method <select name="service_id">${options.join('')}</select></label>
<button>Pay</button></form>`;
  const alert = problem === '' ? [] : [`<p role="alert">${escape(problem)}</p>`];
  return page(title, [
    '<p>Sandbox. No money moves.</p>',
    ...alert,
    closed === undefined ? form : escape(closed),
  ]);
}

/** Asks for a test card. */
export const checkoutPage = (sheet: PayerSheet, transaction: Transaction): string =>
  layout(
    sheet,
    transaction,
    `<form method="post"><label>Test card <input name="card_number" inputmode="numeric" required></label>
<button>Pay</button></form>
<form method="post"><input type="hidden" name="card_number" value=""><button>Cancel</button></form>`,
  );

const hiddenFields = (form: WayBack['fields']) =>
  Object.entries(form)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('');

/** A button for each way on. The bank's 3-D Secure page posts its fields to `return_url`; other pages act here. */
export function bankPage(sheet: PayerSheet, transaction: Transaction): string {
  const forms = sheet.buttons.map(({ label, posts }, index) => {
    const action = posts ? ` action="${escape(posts.url ?? '')}"` : '';
    const fields = posts
      ? hiddenFields(posts.fields)
      : `<input type="hidden" name="choice" value="${index}">`;
    return `<form method="post"${action}>${fields}<button>${escape(label)}</button></form>`;
  });
  return layout(sheet, transaction, forms.join('\n'));
}

/** Nothing is left to do but to go back to the merchant. */
export function messagePage(sheet: PayerSheet, transaction: Transaction): string {
  const { goesTo } = sheet;
  const way = goesTo?.url !== undefined ? `<p><a href="${escape(goesTo.url)}">Back to the shop</a></p>` : '';
  return layout(sheet, transaction, `${way}<p>You can close this page.</p>`);
}
