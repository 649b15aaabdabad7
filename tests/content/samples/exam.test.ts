// The published callback handlers, examined as a merchant examines his own: each passes every check of the examiner.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLBACK_CHECKS } from '../../../src/gateway-protocol/exam-checks';
import { documentedTransactions } from '../../../sandbox/contract/examples';
import { createContract } from '../../../sandbox/contract/contract';
import { examineCallbacks } from '../../../sandbox/exam/callback-checks';
import { handlerAt } from '../../../sandbox/exam/deliver';
import { loadMaterial } from '../../../sandbox/material/load-material';
import { isMissing } from './support/languages';
import { startRecipe, type RecipeServer } from './support/recipe-server';

const { material, schemas } = await loadMaterial(process.cwd());
const { pointId, apiToken, callbackTimeoutSeconds } = material.profile;
const [example = {}] = documentedTransactions(createContract(material.calls, schemas));

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
