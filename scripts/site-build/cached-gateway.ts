/**
 * In: the repository and the file in which the last build left the local gateway: one file for readers, a worker for pages and its request forms. Out: the
 * gateway in the built site, from there if what it is made of is the same, or else made by the writer of derived files.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inputsHash, GATEWAY_INPUTS } from './inputs-hash';
import { cachedTexts, listFiles, writeFiles } from '@gateway-docs/kit/files';
import { WRITER_VARIABLE } from '../../src/plugins/derived-files/background';

/** Below the folder of the site. */
const FOLDER = 'sandbox';
/** The page that payers see is there too, and is no part of the gateway. */
const PAYER_PAGE = /^sandbox\/p[/.]/;

/** The gateway of one build. */
export interface CachedGateway {
  /** For Docusaurus: says who makes the gateway, if it has to be made. */
  readonly environment: NodeJS.ProcessEnv;
  /**
   * When Docusaurus has ended.
   * @param outDir absolute path of the built site
   */
  readonly finish: (outDir: string) => void;
}

const filesIn = (outDir: string): string =>
  JSON.stringify(
    listFiles(outDir, FOLDER)
      .filter((file) => !PAYER_PAGE.test(file))
      .map((file) => [file, readFileSync(path.join(outDir, file), 'utf8')]),
  );

/**
 * @param root absolute path of the repository's root
 * @param profile operator profile of the build; without it the one that OPERATOR_PROFILE names, if any
 * @param cacheFile absolute path of the file that holds the gateway from build to build; without it nothing is cached
 */
export function cachedGateway(
  root: string,
  profile: string | undefined,
  cacheFile: string | undefined,
): CachedGateway {
  const cache = cachedTexts(cacheFile);
  const key = cacheFile === undefined ? '' : inputsHash(root, profile, GATEWAY_INPUTS);
  const known = cache.find(key);
  const writer = path.join(root, 'scripts/site-build/writer-with-gateway.ts');
  return {
    environment: known === undefined ? { [WRITER_VARIABLE]: writer } : {},
    finish(outDir) {
      if (known !== undefined) writeFiles(outDir, JSON.parse(known) as [file: string, text: string][]);
      cache.add(key, known ?? filesIn(outDir));
      cache.write();
    },
  };
}
