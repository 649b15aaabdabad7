/** A process of its own that writes the gateway's files into the built site whose folder its argument names; the site's build starts it. */
import path from 'node:path';
import { generate } from '../generate/generate';

async function main(root: string, outDir: string): Promise<void> {
  await generate(root, 'codes');
  // Not before: the gateway imports what `generate` writes, and a fresh clone that is built does not have it yet.
  const { writeBundle } = await import('./write-bundle');
  await writeBundle(root, outDir);
}

main(path.resolve(__dirname, '../..'), path.resolve(process.argv[2] ?? '.')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
