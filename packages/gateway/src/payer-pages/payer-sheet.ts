/**
 * In: a transaction. Out: what its payer is shown and where the browser goes next. The gateway's own pages and the payer's page of the site
 * draw it, so that both behave alike.
 */
import texts from '../../../../data/texts/gateway.json';
import type { PageKind, PayerButton, PayerSheet, WayBack } from '../protocol/payer-sheet';
import type { Service } from '@gateway-docs/site-data/services';
import { TransactionStatus } from '../generated/codes';
import type { SandboxState } from '../state/sandbox-state';
import { decimalOf } from '../transactions/money';
import type { Transaction } from '../transactions/transaction';
import { choicesFor } from './choices';

/** What stands for the payer's side of a method, where that is no page behind an address. */
const TITLES: Readonly<Partial<Record<Service['flow'], string>>> = texts.payer;

const { SUCCESS, FAILED, CANCELLED, EXPIRED, AUTHORIZED } = TransactionStatus;

function titleOf(kind: PageKind, flow: Service['flow'] | undefined): string {
  if (kind === 'p') return 'Hosted payment page';
  if (kind === 'acs') return 'Check of the bank, 3-D Secure';
  return (flow && TITLES[flow]) ?? 'Confirmation';
}

/** Minor units as a decimal number with its currency: `12540` is `125.40 BRL`. */
function amountText({ rates }: SandboxState, { amount, amount_currency: currency }: Transaction['state']) {
  if (amount === null) return 'None: the payer saves a card';
  return `${decimalOf(amount, rates.exponentOf(currency))} ${currency}`;
}

const hostOf = (url: string | undefined) =>
  url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;

/** The sandbox has no name of a shop; the payer knows it by its host. */
function shopOf({ settings }: SandboxState, transaction: Transaction): string {
  const { returnUrl, callbackUrl, hostedUrls, state } = transaction;
  const urls = [returnUrl, hostedUrls?.success, hostedUrls?.fail, callbackUrl, settings.callbackUrl];
  return urls.map(hostOf).find((host) => host !== undefined) ?? `Point ${state.point_id}`;
}

/** What a payer without a card was given to pay by. */
function instructionsOf({ result }: Transaction): [string, string][] {
  const { voucher, qr, requisites } = result ?? {};
  const until = (voucher ?? qr ?? requisites)?.expires_at;
  return [
    ...(voucher ? [['Voucher', voucher.reference] as [string, string]] : []),
    ...(qr ? [['Code', qr.payload] as [string, string]] : []),
    ...(until === undefined ? [] : [['Pay until', until] as [string, string]]),
  ];
}

/** Flows in which the payer leaves no browser, so that none comes back. */
const OWN_DEVICE: readonly (Service['flow'] | undefined)[] = ['qr', 'push', 'voucher', 'requisites', 'code'];

/** By the table of `/payment_page`: the hosted page knows three ways back, the page of a bank or wallet knows one. */
function wayBackOf(
  kind: PageKind,
  { state, hostedUrls, returnUrl }: Transaction,
  flow: Service['flow'] | undefined,
  waitsForPayer: boolean,
): WayBack | undefined {
  const to = (member: WayBack['member'], url?: string) =>
    ({ member, url, method: 'GET', fields: {} }) as const;
  const { status } = state;
  if (kind === 'r')
    return waitsForPayer || OWN_DEVICE.includes(flow) ? undefined : to('return_url', returnUrl);
  if (kind === 'acs') return undefined;
  if (status === SUCCESS || status === AUTHORIZED) return to('success_url', hostedUrls?.success);
  if (status === FAILED || status === EXPIRED) return to('fail_url', hostedUrls?.fail);
  return status === CANCELLED ? to('cancel_url', hostedUrls?.cancel) : undefined;
}

function buttonsFor(sandbox: SandboxState, transaction: Transaction, kind: PageKind): PayerButton[] {
  const { returnUrl } = transaction;
  return choicesFor(sandbox, transaction).map(({ label, form }) => {
    const leaves = kind === 'acs' && returnUrl !== undefined && Object.keys(form).length > 0;
    return leaves
      ? { label, posts: { member: 'return_url', url: returnUrl, method: 'POST', fields: form } }
      : { label };
  });
}

/** @param kind of the page that the payer has opened; without it, the one that the response led to */
export function payerSheet(
  sandbox: SandboxState,
  transaction: Transaction,
  kind: PageKind = transaction.page ?? 'r',
): PayerSheet {
  const { state } = transaction;
  const service = sandbox.services.get(state.service_id);
  const row = sandbox.tables['transaction-statuses'].rows.find(({ code }) => code === state.status);
  const buttons = buttonsFor(sandbox, transaction, kind);
  return {
    path: `/${kind}/${state.id}`,
    title: titleOf(kind, service?.entry?.flow),
    facts: [
      ['Amount', amountText(sandbox, state)],
      ['Shop', shopOf(sandbox, transaction)],
      ['Method', service?.entry?.name ?? `Service ${state.service_id}`],
      ...(state.description === null ? [] : [['For', state.description] as const]),
      ...instructionsOf(transaction),
    ],
    status: state.status,
    says: row?.payer_text ?? '',
    reason: state.failure_reason_code,
    buttons,
    goesTo: wayBackOf(kind, transaction, service?.entry?.flow, buttons.length > 0),
  };
}
