/** In: the repository and a folder. Out: `gateway.mjs` there, with its SHA-256 beside it in the form that `sha256sum -c` reads. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from '../generate/generate';
import { bundleGateway } from './bundle';

const NAME = 'gateway.mjs';

/**
 * @param siteDir absolute path of the repository's root
 * @param outDir absolute path of the folder
 */
export async function writeBundle(siteDir: string, outDir: string): Promise<void> {
  await generate(siteDir);
  const text = await bundleGateway(siteDir);
  const hash = createHash('sha256').update(text).digest('hex');
  mkdirSync(outDir, { recursive: true });
  writeFileSync(path.join(outDir, NAME), text);
  writeFileSync(path.join(outDir, `${NAME}.sha256`), `${hash}  ${NAME}\n`);
}
