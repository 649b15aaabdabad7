/** Operations for tests that have the operationId as text, from a table or a data file. */
import type { Version } from '@gateway-docs/site-data/model';
import type { Contract, ContractOperation } from '../contract/contract';

/** @throws Error when the contract has no such operation in the version */
export function operationNamed({ operations }: Contract, id: string, version: Version): ContractOperation {
  const found = operations.find((operation) => operation.id === id && operation.version === version);
  if (!found) throw new Error(`${version} has no operation ${id}`);
  return found;
}
