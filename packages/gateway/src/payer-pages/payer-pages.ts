/**
 * The pages that a payer sees: the hosted checkout (`/p/<id>`), the page behind `redirect_url` (`/r/<id>`), a QR code (`/q/<id>`) or a
 * voucher (`/v/<id>`), and the bank's 3-D Secure page (`/acs/<id>`). Each is a form whose buttons are the ways in which the scenario can go on.
 */
import { TransactionStatus } from '../generated/codes';
import { textOf } from '../portable/bytes';
import type { Transaction } from '../transactions/transaction';
import type { SandboxState } from '../state/sandbox-state';
import { bankPage, checkoutPage, messagePage } from './html';
import { choicesFor, chooseCard, type Choice } from './choices';
import { payerPageAt, payerSheet, type PageKind } from './payer-sheet';

export interface Page {
  readonly httpStatus: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PayerPages {
  owns(path: string): boolean;
  handle(method: string, path: string, body: Uint8Array | 'too-large'): Page;
}

const html = (body: string, httpStatus = 200): Page => ({
  httpStatus,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'none'" },
  body,
});

export function createPayerPages(sandbox: SandboxState): PayerPages {
  /** Pages are found by id alone: a payer has no credentials. */
  function transactionOf(id: number): Transaction | undefined {
    return sandbox.settings.points.map((point) => sandbox.transactions.byId(point.id, id)).find(Boolean);
  }

  function show(kind: PageKind, transaction: Transaction): Page {
    const sheet = payerSheet(sandbox, transaction, kind);
    if (sheet.status === TransactionStatus.NEW) return html(checkoutPage(sheet, transaction));
    if (sheet.buttons.length === 0) return html(messagePage(sheet, transaction));
    return html(bankPage(sheet, transaction));
  }

  function act(transaction: Transaction, form: URLSearchParams): void {
    const card = form.get('card_number');
    if (transaction.state.status === TransactionStatus.NEW && card !== null) {
      chooseCard(sandbox, transaction, card);
      return;
    }
    const choices: Choice[] = choicesFor(sandbox, transaction);
    choices.find((_, index) => String(index) === form.get('choice'))?.take();
  }

  return {
    owns: (path) => payerPageAt(path) !== undefined,
    handle(method, path, body) {
      const { kind, id } = payerPageAt(path) ?? {};
      const transaction = id === undefined ? undefined : transactionOf(id);
      if (!transaction || kind === undefined)
        return html('<!doctype html><title>Not found</title><h1>Not found</h1>', 404);
      const form = new URLSearchParams(body === 'too-large' ? '' : textOf(body));
      // The browser opens the bank's page with a POST; only a form of ours has one of these two fields.
      if (method === 'POST' && (form.has('choice') || form.has('card_number'))) act(transaction, form);
      return show(kind, transaction);
    },
  };
}
