/** The state of invoices, payment pages and their looks in one run. */
import { BoundedMap } from '../bounded-map';
import type { Contract } from '../contract/contract';
import { documentedResponses } from '../contract/examples';
import type { JsonObject } from '../http/parse-json';
import { createCollection, type Collection } from './collection';

/** The first body under the merchant's own number: a repeated call answers what exists. */
interface FirstRequest {
  readonly id: number;
  readonly body: JsonObject;
}

export interface Invoicing {
  readonly invoices: Collection;
  readonly pages: Collection;
  readonly templates: Collection;
  /** Looks by page; under null the standard look of the account. */
  readonly looks: Map<number | null, JsonObject>;
  readonly invoiceRequests: Map<string, FirstRequest>;
  readonly pageRequests: Map<string, FirstRequest>;
}

/** First numbers of this run, above those of the examples. */
const FIRST_IDS = { invoice: 9001, page: 7001, template: 7101 };

export function createInvoicing(contract: Contract, capacity: number): Invoicing {
  const collection = (operation: string, firstId: number) =>
    createCollection('id', documentedResponses(contract, operation), firstId, capacity);
  const looks = documentedResponses(contract, 'page-customization-get');
  return {
    invoices: collection('invoice-create', FIRST_IDS.invoice),
    pages: collection('payment-page-create', FIRST_IDS.page),
    templates: collection('page-template-create', FIRST_IDS.template),
    looks: new Map(looks.map((look) => [look.page_id === null ? null : Number(look.page_id), look])),
    invoiceRequests: new BoundedMap(capacity),
    pageRequests: new BoundedMap(capacity),
  };
}
