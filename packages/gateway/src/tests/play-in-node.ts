/**
 * A process that plays the repertoire on a gateway of a page in Node and prints what it heard, as JSON; with a slug, everything that was
 * said for that service. A browser test compares it with what Chromium says.
 */
import { loadCatalogue } from '../catalogue/load-catalogue';
import { sha256Hex } from '../signature/hashes';
import { lineInProcess, loadRepertoire } from './page-line';
import { playService, sendDocumented, type Repertoire } from './play-in-page';
import type { PlayedDigest } from './player-script';
import { demoSite } from '@gateway-docs/contract/tests';

/** What the process prints. */
export interface PlayedInNode {
  readonly repertoire: Repertoire;
  /** By slug, and `documented`. */
  readonly played: Readonly<Record<string, PlayedDigest>>;
}

async function main(slug: string | undefined): Promise<string> {
  const line = lineInProcess(await loadCatalogue(demoSite));
  const repertoire = await loadRepertoire(demoSite);
  if (slug !== undefined) return (await playService(line, repertoire, slug)).text;
  const played: Record<string, PlayedDigest> = {};
  const { text } = await sendDocumented(line, repertoire);
  played.documented = { hash: sha256Hex(text), differences: [] };
  for (const { slug: name } of repertoire.services) {
    const heard = await playService(line, repertoire, name);
    played[name] = { hash: sha256Hex(heard.text), differences: heard.differences };
  }
  return JSON.stringify({ repertoire, played } satisfies PlayedInNode);
}

main(process.argv[2]).then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
