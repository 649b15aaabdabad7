/**
 * The pages that a payer sees: the hosted checkout (`/p/<id>`), the page behind `redirect_url` (`/r/<id>`), a QR code (`/q/<id>`) or a
 * voucher (`/v/<id>`), and the bank's 3-D Secure page (`/acs/<id>`). Each is a form whose buttons are the ways in which the scenario can go on.
 * Links of payment pages and invoices lead to the first of them. Files of reports are downloaded here too.
 */
import { TransactionStatus } from '../generated/codes';
import { isReportFile, reportFile } from '../operations/reports';
import { textOf } from '../portable/bytes';
import type { LinkName, Transaction } from '../transactions/transaction';
import type { SandboxState } from '../state/sandbox-state';
import { bankPage, checkoutPage, linkPage, messagePage } from './html';
import { choicesFor, chooseCard, type Choice } from './choices';
import { linkAt, offerOf, payLink, problemOf } from './links';
import { payerPageAt, type PageKind } from '../protocol/payer-sheet';
import { payerSheet } from './payer-sheet';
import { attempt } from '@gateway-docs/kit';

export interface Page {
  readonly httpStatus: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

const html = (body: string, httpStatus = 200): Page => ({
  httpStatus,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  },
  body,
});

const typeOf = (path: string) =>
  path.endsWith('.csv')
    ? 'text/csv; charset=utf-8; header=present'
    : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const NOT_FOUND = html('<!doctype html><title>Not found</title><h1>Not found</h1>', 404);

export function createPayerPages(sandbox: SandboxState) {
  /** Pages are found by id alone: a payer has no credentials. */
  const transactionOf = (id: number): Transaction | undefined =>
    sandbox.settings.points.map((point) => sandbox.transactions.byId(point.id, id)).find(Boolean);

  function show(kind: PageKind, transaction: Transaction): Page {
    const sheet = payerSheet(sandbox, transaction, kind);
    if (sheet.status === TransactionStatus.NEW) return html(checkoutPage(sheet, transaction));
    if (sheet.buttons.length === 0) return html(messagePage(sheet, transaction));
    return html(bankPage(sheet, transaction));
  }

  function act(transaction: Transaction, form: URLSearchParams): void {
    const card = form.get('card_number');
    const isChosen = (_: Choice, index: number) => String(index) === form.get('choice');
    if (transaction.state.status === TransactionStatus.NEW && card !== null)
      chooseCard(sandbox, transaction, card);
    else choicesFor(sandbox, transaction).find(isChosen)?.take();
  }

  /** @param form that was posted; without one the page is only opened */
  function handleLink(link: LinkName, form: URLSearchParams | undefined): Page {
    let problem = '';
    if (form) {
      try {
        const begun = payLink(sandbox, link, Number(form.get('service_id')), Number(form.get('amount')));
        if (begun) return { httpStatus: 303, headers: { Location: `/p/${begun.state.id}` }, body: '' };
      } catch (error) {
        problem = problemOf(error);
      }
    }
    return attempt(() => html(linkPage(offerOf(sandbox, link), problem))) ?? NOT_FOUND;
  }

  function respond(method: string, path: string, body: Uint8Array | 'too-large'): Page {
    if (isReportFile(path)) {
      const file = reportFile(sandbox, path);
      return file ? { httpStatus: 200, headers: { 'Content-Type': typeOf(path) }, body: file } : NOT_FOUND;
    }
    const form = new URLSearchParams(body === 'too-large' ? '' : textOf(body));
    const link = linkAt(path);
    if (link) return handleLink(link, method === 'POST' ? form : undefined);
    const { kind, id } = payerPageAt(path) ?? {};
    const transaction = id === undefined ? undefined : transactionOf(id);
    if (!transaction || kind === undefined) return NOT_FOUND;
    // The browser opens the bank's page with a POST; only a form of ours has one of these two fields.
    if (method === 'POST' && (form.has('choice') || form.has('card_number'))) act(transaction, form);
    return show(kind, transaction);
  }

  return {
    owns: (path: string) => [payerPageAt, linkAt].some((at) => at(path) !== undefined) || isReportFile(path),
    handle(...request: Parameters<typeof respond>) {
      const page = respond(...request);
      sandbox.memory.changed();
      return page;
    },
  };
}

export type PayerPages = ReturnType<typeof createPayerPages>;
