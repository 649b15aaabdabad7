/** In: the contract. Out: each example that its own schema refuses, in a sentence with file, call, example and place. */
import type { Contract } from './contract';
import { validatorOf } from './openapi/value-check';
import type { Example, Operation } from '@gateway-docs/site-data/model';

type Bodies = readonly (readonly [part: string, schema: string | undefined, examples: readonly Example[]])[];

const bodiesOf = ({ requestSchema, requestExamples, responses }: Operation): Bodies => [
  ['request', requestSchema, requestExamples],
  ...responses.map(({ status, schema, examples }) => [`response ${status}`, schema, examples] as const),
];

/** @returns `api/shared/examples/transaction-create.yaml: v2 transaction-create request usual: /amount must be integer` */
export function wrongExamples(contract: Pick<Contract, 'operations' | 'documents'>): string[] {
  return contract.operations.flatMap((operation) => {
    const { id, version, family } = operation;
    const document = contract.documents.get(family);
    if (!document) return [];
    const check = validatorOf(document.published);
    return bodiesOf(operation).flatMap(([part, schema, examples]) =>
      examples.flatMap(({ name, value }) =>
        (schema === undefined ? [] : check(schema, value)).map(
          (complaint) => `api/shared/examples/${id}.yaml: ${version} ${id} ${part} ${name}: ${complaint}`,
        ),
      ),
    );
  });
}
