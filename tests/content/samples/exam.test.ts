// The published callback handlers, examined as a merchant examines his own: each passes every check of the examiner.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLBACK_CHECKS } from '@gateway-docs/gateway/protocol';
import { documentedTransactions, createContract, loadCatalogue } from '@gateway-docs/gateway';
import { examineCallbacks, handlerAt } from '@gateway-docs/gateway/conformance';
import { isMissing } from './support/languages';
import { startRecipe, type RecipeServer } from './support/recipe-server';
import { demoSite } from '@gateway-docs/contract/tests';

const { catalogue, schemas } = await loadCatalogue(demoSite);
const { pointId, apiToken, callbackTimeoutSeconds } = catalogue.profile;
const [example = {}] = documentedTransactions(createContract(catalogue.calls, schemas));

for (const { file, tool } of [
  { file: 'plain.php', tool: 'php' },
  { file: 'nethttp.go', tool: 'go' },
  { file: 'express.mjs', tool: 'node' },
] as const) {
  const reason = isMissing(tool) ? ` (skipped: ${tool} not found)` : '';

  describe.skipIf(isMissing(tool))(`${file}${reason}`, () => {
    let server: RecipeServer;
    beforeAll(async () => {
      server = await startRecipe(file, apiToken);
    }, 120_000);
    afterAll(() => server.stop());

    it('passes every check', async () => {
      const handler = handlerAt(server.url, { id: pointId, token: apiToken }, callbackTimeoutSeconds);
      const found = await examineCallbacks({ handler, example: { ...example }, order: undefined });
      expect(found.filter(({ verdict }) => verdict !== 'pass')).toEqual([]);
      expect(found.map(({ id }) => id)).toEqual(CALLBACK_CHECKS.map(({ id }) => id));
    });
  });
}
