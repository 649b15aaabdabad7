/**
 * The HTML of the payer's pages: plain forms without scripts or styles from elsewhere. Everything that comes from a request
 * is escaped.
 */
import type { PayerSheet, WayBack } from '../protocol/payer-sheet';
import type { Transaction } from '../transactions/transaction';

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function layout({ title, facts, status, says }: PayerSheet, { state }: Transaction, content: string): string {
  const lines = facts.map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`);
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title><h1>${escape(title)}</h1>`,
    `<p>Sandbox transaction ${state.id}, status ${status}. No money moves.</p>`,
    `<dl>${lines.join('')}</dl><p>${escape(says)}</p>`,
    content,
    '</html>',
  ].join('\n');
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
