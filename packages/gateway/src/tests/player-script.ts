/** In: the repository. Out: a script that plays the repertoire on a worker of the page that it is evaluated in. */
import { build } from 'esbuild';

const ENTRY = `
import { playService, sendDocumented } from './play-in-page';
import { sha256Hex } from '../signature/hashes';
globalThis.gatewayPlayer = (address, repertoire) => {
  const worker = new Worker(address);
  const waiting = new Map();
  worker.onmessage = ({ data }) => { waiting.get(data.id)?.(data); waiting.delete(data.id); };
  let last = 0;
  const line = (order) => new Promise((resolve) => { waiting.set(++last, resolve); worker.postMessage({ id: last, order }); });
  const digest = ({ text, differences }) => ({ hash: sha256Hex(text), differences });
  return {
    play: async (slug) => digest(await playService(line, repertoire, slug)),
    documented: async () => digest(await sendDocumented(line, repertoire)),
    text: async (slug) => (await playService(line, repertoire, slug)).text,
    end: () => worker.terminate(),
  };
};
`;

/** What the script puts into the global object as `gatewayPlayer`. */
export interface GatewayPlayer {
  readonly play: (slug: string) => Promise<PlayedDigest>;
  readonly documented: () => Promise<PlayedDigest>;
  /** Everything that was said, for a message about a difference. */
  readonly text: (slug: string) => Promise<string>;
  readonly end: () => void;
}

export interface PlayedDigest {
  /** SHA-256 of everything that the gateway said. */
  readonly hash: string;
  /** In what the scenarios ended in another way than documented. */
  readonly differences: readonly string[];
}

/** @returns source text */
export async function playerScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: __dirname, loader: 'js' },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
