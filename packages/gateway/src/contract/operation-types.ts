/**
 * The types of every operation, by its operationId: what a request's body is once the contract's check has passed, and what
 * `response` of a success holds. GatewayParts from the contract of v2; a v1 body is the same beside its `auth`.
 */
import type * as merchant from '../generated/merchant-contract';
import type * as report from '../generated/report-contract';

/** The callback is in the contract too, but the merchant's server answers it. */
type Operations = Omit<merchant.operations, 'callback'> & report.operations;

type MerchantSchemas = merchant.components['schemas'];
type ReportSchemas = report.components['schemas'];

/** An operationId, the same in every version. */
export type OperationId = keyof Operations;

/** Body of a request to the operation, without v1's `auth`. */
export type RequestBody<Id extends OperationId> =
  Operations[Id]['requestBody']['content']['application/json'];

/** The member `response` of the operation's success. */
export type ResponseOf<Id extends OperationId> =
  Operations[Id]['responses'][200]['content']['application/json']['response'];

/** A schema of the merchant API by its name: `Schema<'invoice'>`. */
export type Schema<Name extends keyof MerchantSchemas> = MerchantSchemas[Name];

/** A schema of the report API by its name. */
export type ReportSchema<Name extends keyof ReportSchemas> = ReportSchemas[Name];
