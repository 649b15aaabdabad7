/** In: the contract. Out: each example that its own schema refuses, in a sentence with file, call, example and place. */
import { publishOpenApi } from './openapi/load-openapi';
import { validatorOf } from './openapi/value-check';
import type { Example, Operation } from '@gateway-docs/site-data/model';

type Bodies = readonly (readonly [part: string, schema: string | undefined, examples: readonly Example[]])[];

const bodiesOf = ({ requestSchema, requestExamples, responses }: Operation): Bodies => [
  ['request', requestSchema, requestExamples],
  ...responses.map(({ status, schema, examples }) => [`response ${status}`, schema, examples] as const),
];

/**
 * @param siteDir absolute path of the repository's root
 * @param operations every operation in every version
 * @returns `api/shared/examples/transaction-create.yaml: v2 transaction-create request usual: /amount must be integer`
 */
export async function wrongExamples(siteDir: string, operations: readonly Operation[]): Promise<string[]> {
  const found = await Promise.all(
    operations.map(async (operation) => {
      const { id, version, family } = operation;
      const check = validatorOf(await publishOpenApi(siteDir, family));
      return bodiesOf(operation).flatMap(([part, schema, examples]) =>
        examples.flatMap(({ name, value }) =>
          (schema === undefined ? [] : check(schema, value)).map(
            (complaint) => `api/shared/examples/${id}.yaml: ${version} ${id} ${part} ${name}: ${complaint}`,
          ),
        ),
      );
    }),
  );
  return found.flat();
}
