// Playing on a gateway that is not there: a sentence at once, and not a wait for each step.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { readArguments } from '../command/arguments';
import { OptionMistake } from '../command/option-mistake';
import { loadCatalogue } from '../catalogue/load-catalogue';
import { scenarioRunCommand } from './command';
import { demoSite } from '@gateway-docs/contract/tests';

/** An address at which nothing listens any more. */
async function freedOrigin(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

it('says that nothing responds at --url', async () => {
  const made = await loadCatalogue(demoSite);
  const origin = await freedOrigin();
  const playing = scenarioRunCommand(made, readArguments(['play', 'blik', '--url', origin]));
  await expect(playing).rejects.toThrow(OptionMistake);
  await expect(playing).rejects.toThrow(`--url: nothing responds at ${origin}.`);
});
