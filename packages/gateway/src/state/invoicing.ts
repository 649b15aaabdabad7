/** The state of invoices, payment pages, their templates and their customization in one run. */
import type { Contract } from '../contract/contract';
import { documentedResponses } from '../contract/examples';
import type { RequestBody, Schema } from '../contract/operation-types';
import { createCollection, type Collection } from './collection';
import type { Memory } from './memory';

/** The first body under the merchant's own number: a repeated call answers what exists. */
export interface FirstRequest<Body> {
  readonly id: number;
  readonly body: Body;
}

export interface Invoicing {
  readonly invoices: Collection<Schema<'invoice'>>;
  readonly pages: Collection<Schema<'payment-page'>>;
  readonly templates: Collection<Schema<'page-template'>>;
  /** Customization by page; under null the standard one of the account. */
  readonly customizations: Map<number | null, Schema<'page-customization'>>;
  readonly invoiceRequests: Map<string, FirstRequest<RequestBody<'invoice-create'>>>;
  readonly pageRequests: Map<string, FirstRequest<RequestBody<'payment-page-create'>>>;
}

/** First numbers of this run, above those of the examples. */
const FIRST_IDS = { invoice: 9001, page: 7001, template: 7101 };

/** @param memory says how many things of each kind are stored */
export function createInvoicing(contract: Contract, memory: Memory): Invoicing {
  const invoices = documentedResponses(contract, 'invoice-create');
  const pages = documentedResponses(contract, 'payment-page-create');
  const templates = documentedResponses(contract, 'page-template-create');
  const customizations = memory.map<number | null, Schema<'page-customization'>>('page customizations');
  for (const shown of documentedResponses(contract, 'page-customization-get'))
    customizations.set(shown.page_id, shown);
  return {
    invoices: createCollection(invoices, FIRST_IDS.invoice, memory, 'invoices'),
    pages: createCollection(pages, FIRST_IDS.page, memory, 'payment pages'),
    templates: createCollection(templates, FIRST_IDS.template, memory, 'page templates'),
    customizations,
    invoiceRequests: memory.map('invoice requests'),
    pageRequests: memory.map('payment page requests'),
  };
}
