/**
 * What a page needs to let a reader edit and send a request: one file for each operation and each service, loaded when the reader asks for
 * it. The local gateway's build writes them; the page takes the types alone.
 */
import type { Credentials, Field, FlowSteps } from '@gateway-docs/site-data/model';

/** A member that the contract knows, for hints while the reader types: its path from the top of the body, and its type as field tables say it. */
export type FormField = Pick<Field, 'path' | 'type' | 'required' | 'nullable'>;

/** A request that is ready to be sent. */
export interface FormRequest {
  /** Unique in its form. */
  readonly name: string;
  readonly title: string;
  /** Without the credentials, which the page adds. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Where it is another endpoint than that of the form. */
  readonly path?: string;
  /** The call moves money: by the contract it may have an `Idempotency-Key`. */
  readonly takesKey?: true;
  /** `id` of the body is that of the transaction that the reader made last. */
  readonly namesTransaction?: true;
  /** What has to be done and what happens then, a sentence for each step; only of a scenario. */
  readonly steps?: readonly string[];
}

export interface RequestForm {
  /** Path of the endpoint, its parameters filled in. */
  readonly path: string;
  readonly credentials: Credentials;
  readonly fields: readonly FormField[];
  readonly requests: readonly FormRequest[];
  /** Of a service whose flow has a diagram. */
  readonly flow?: FlowSteps;
}

/** Folder of the forms on the site. */
const FOLDER = '/sandbox/forms';

/** Route of the form of an operation: `/sandbox/forms/v2/transaction-pay.json`. */
export const operationFormRoute = (version: string, id: string): string => `${FOLDER}/${version}/${id}.json`;

/** Route of the form of a service: `/sandbox/forms/services/pix.json`. */
export const serviceFormRoute = (slug: string): string => `${FOLDER}/services/${slug}.json`;

/** Route of the form that checks the request of a service, and makes nothing: `/sandbox/forms/services/binance_payout-check.json`. */
export const checkFormRoute = (slug: string): string => `${FOLDER}/services/${slug}-check.json`;

/** Route of the list that says which guide has a scenario: slugs of services by ids of scenarios. */
export const SCENARIOS_ROUTE = `${FOLDER}/scenarios.json`;

/** Route of what is named by the ids of samples: services by their names, wallets by their currencies. */
export const NAMES_ROUTE = `${FOLDER}/names.json`;

/** Names by kind and id. */
export type NamesOfIds = Readonly<Record<'service' | 'wallet', Readonly<Record<string, string>>>>;

/** The call that reads a transaction, which every guide ends with. */
export const READING = 'transaction-find';

/** The call that checks a request. */
export const CHECKING = 'transaction-validate';

/** The fields of a body, one after the other, without the credentials of version 1. */
export function formFields(fields: readonly Field[]): FormField[] {
  return fields
    .filter(({ path }) => path !== 'auth')
    .flatMap(({ path, type, required, nullable, fields: inner }) => [
      { path, type, required, nullable },
      ...formFields(inner),
    ]);
}
