/**
 * Which function carries out which operation of the contract. What is not listed answers its documented example.
 */
import type { OperationId } from '../contract/operation-types';
import { accountInfo, currencyRates, serviceGet, serviceList } from './accounts';
import { currencyRate, issueCardToken, resendCode } from './after-payment';
import type { Handler } from './call';
import { cancel } from './cancel';
import { checkCard, checkStopList, whiteListCard } from './cards';
import { complete } from './complete';
import { create } from './create';
import { cryptoAddress } from './crypto-address';
import { exampleFor } from './example';
import * as invoices from './invoices';
import { find } from './lookup';
import { cancelP2p, confirmP2p, listP2pMethods, p2pRecipient } from './p2p';
import { getCustomization, pageTransactions, updateCustomization } from './page-customization';
import * as templates from './page-templates';
import { pay } from './pay';
import { archivePage, createPage, getPage, listPages, updatePage } from './payment-pages';
import { checkReport, createReport, getReport, listReports } from './reports';
import { update } from './update';
import { validate } from './validate';

type Handlers = { readonly [Id in OperationId]?: Handler<Id> };

const HANDLERS: Handlers = {
  'account-info': accountInfo,
  'currency-rates': currencyRates,
  'service-list': serviceList,
  'service-get': serviceGet,
  'transaction-validate': validate,
  'transaction-create': create,
  'transaction-pay': pay,
  'transaction-update': update,
  'transaction-find': find,
  'transaction-complete': complete,
  'transaction-cancel': cancel,
  'transaction-issue-token': issueCardToken,
  'transaction-currency-rate': currencyRate,
  'transaction-get-crypto-address': cryptoAddress,
  'transaction-resend-giftcode': resendCode,
  'transaction-p2p-get-methods-list': listP2pMethods,
  'transaction-p2p-get-recipient-card': p2pRecipient,
  'transaction-p2p-confirm': confirmP2p,
  'transaction-p2p-cancel': cancelP2p,
  'cards-check': checkCard,
  'cards-whitelist-add': whiteListCard,
  'antifraud-stoplist-check': checkStopList,
  'report-create': createReport,
  'report-check': checkReport,
  'report-get': getReport,
  'report-list': listReports,
  'invoicing-token': invoices.issueBearerToken,
  'invoicing-revoke-token': invoices.revokeBearerToken,
  'payment-page-create': createPage,
  'payment-page-get': getPage,
  'payment-page-list': listPages,
  'payment-page-update': updatePage,
  'payment-page-archive': archivePage,
  'page-template-create': templates.createTemplate,
  'page-template-get': templates.getTemplate,
  'page-template-list': templates.listTemplates,
  'page-template-update': templates.updateTemplate,
  'page-template-archive': templates.archiveTemplate,
  'page-customization-get': getCustomization,
  'page-customization-update': updateCustomization,
  'page-transactions-list': pageTransactions,
  'invoice-create': invoices.createInvoice,
  'invoice-find': invoices.findInvoice,
  'invoice-update': invoices.updateInvoice,
  'invoice-delete': invoices.deleteInvoice,
};

/** @param id operationId */
export function handlerFor<Id extends OperationId>(id: Id): Handler<Id> {
  const handler: Handlers[Id] = HANDLERS[id];
  return handler ?? ((_sandbox, call) => exampleFor(call));
}
