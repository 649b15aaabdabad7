export { type Call, type Calls, endpointOf } from './calls';
export { type LocatedOperation, listOperations, type OpenApiDocument } from './document';
export type { ContractDocument, ContractDocuments } from './documents';
export { FAMILIES, FAMILY_NAMES, type Family } from './families';
export { type OperationGroup, eachCallOnce } from './groups';
export type { GroupedCalls } from './offered';
export { schemaPointer } from './pointers';
export { type Schema, flatten } from './schema';
export { validatorOf } from './value-check';
