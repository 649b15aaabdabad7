// The gateway of the page says the same in Chromium as in Node, to the letter: every documented scenario of every service, and every
// documented request of every operation in both versions. Time stands still in both, so that signatures are equal too.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  type PlayedInNode,
  playerScript,
  type GatewayPlayer,
  type PlayedDigest,
} from '@gateway-docs/gateway/tests/browser';
import { within } from '../support/slowed';
import { expect, openHydrated, test } from '../support/test';

/** Hundreds of scenarios, twice. */
const PATIENCE_MS = 300_000;

declare global {
  interface Window {
    gatewayPlayer: (worker: string, repertoire: unknown) => GatewayPlayer;
    player: GatewayPlayer;
  }
}

/** Playwright's loader cannot load the domain model, so Node plays in a process of its own. */
async function inNodeProcess(...given: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'packages/gateway/src/tests/play-in-node.ts', ...given],
    { maxBuffer: 512 * 1024 * 1024 },
  );
  return stdout;
}

test('every scenario and every documented request, in Node and in Chromium', async ({ page }) => {
  test.setTimeout(within(PATIENCE_MS));
  const { repertoire, played: inNode } = JSON.parse(await inNodeProcess()) as PlayedInNode;
  const slugs = repertoire.services.map(({ slug }) => slug);
  await openHydrated(page, '/');
  await page.evaluate(await playerScript());
  const inChromium = await page.evaluate(
    async ({ given, names }) => {
      window.player = window.gatewayPlayer('/sandbox/worker.js', JSON.parse(given));
      const played: Record<string, PlayedDigest> = { documented: await window.player.documented() };
      for (const name of names) played[name] = await window.player.play(name);
      return played;
    },
    { given: JSON.stringify(repertoire), names: slugs },
  );
  const differing = slugs.find((slug) => inChromium[slug]?.hash !== inNode[slug]?.hash);
  if (differing !== undefined) {
    const chromium = await page.evaluate((slug) => window.player.text(slug), differing);
    expect(JSON.parse(chromium), differing).toEqual(JSON.parse(await inNodeProcess(differing)));
  }
  expect(inChromium).toEqual(inNode);
  expect(Object.values(inChromium).flatMap(({ differences }) => differences)).toEqual([]);
  expect(slugs.length).toBeGreaterThan(50);
});
