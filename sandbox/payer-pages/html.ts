/**
 * The HTML of the payer's pages: plain forms without scripts or styles from elsewhere. Everything that comes from a request
 * is escaped.
 */
import type { Transaction } from '../transactions/transaction';
import type { Choice } from './choices';

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function layout(title: string, { state }: Transaction, content: string): string {
  const amount =
    state.amount === null ? 'No amount' : `${state.amount} minor units of ${state.amount_currency}`;
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title><h1>${escape(title)}</h1>`,
    `<p>Sandbox transaction ${state.id}, status ${state.status}. ${escape(amount)}.</p>`,
    content,
    '</html>',
  ].join('\n');
}

/** Asks for a test card. */
export function checkoutPage(transaction: Transaction): string {
  return layout(
    'Hosted payment page',
    transaction,
    `<form method="post"><label>Test card <input name="card_number" inputmode="numeric" required></label>
<button>Pay</button></form>
<form method="post"><input type="hidden" name="card_number" value=""><button>Cancel</button></form>`,
  );
}

const hiddenFields = (form: Choice['form']) =>
  Object.entries(form)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('');

/**
 * A button for each way on.
 * @param postsToMerchant the bank's 3-D Secure page posts its fields to `return_url`; other pages act here
 */
export function bankPage(
  transaction: Transaction,
  choices: readonly Choice[],
  postsToMerchant: boolean,
): string {
  const forms = choices.map(({ label, form }, index) => {
    const leaves = postsToMerchant && transaction.returnUrl !== undefined && Object.keys(form).length > 0;
    const action = leaves ? ` action="${escape(transaction.returnUrl)}"` : '';
    const fields = leaves ? hiddenFields(form) : `<input type="hidden" name="choice" value="${index}">`;
    return `<form method="post"${action}>${fields}<button>${escape(label)}</button></form>`;
  });
  return layout('Confirmation', transaction, forms.join('\n'));
}

/** Nothing is left to do. */
export function messagePage(transaction: Transaction): string {
  return layout('Nothing to do here', transaction, '<p>You can close this page.</p>');
}
