/**
 * In: the folder of a finished site. Out: a `.br` and a `.gz` copy beside every file that gets smaller by it.
 * It is the last step, because it needs every file in its last form.
 * The strong Brotli settings are slow, so results are kept by content: a warm build compresses only what has changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '@gateway-docs/kit/files';

/** Pictures and fonts are compressed already. */
const COMPRESSIBLE =
  /\.(html|css|js|mjs|json|map|svg|txt|md|xml|atom|yaml|csv|webmanifest|php|py|java|go|sh)$/;
/**
 * What every page loads has the strongest setting. For all else, most of the bytes of a site, the second strongest makes files 1 to 2 % larger and takes 0.4 of
 * its time.
 */
const OF_EVERY_PAGE = /\.(js|css)$/;
/** Files of some 700 bytes are half as many compressed, and several of them may come at once. Smaller files win nothing. */
const MIN_BYTES = 400;
/** zlib works on a pool of four threads. */
const AT_ONCE = 4;

/** A format: how strongly it compresses a file, and how. */
interface Format {
  readonly extension: string;
  readonly level: (file: string) => number;
  readonly encode: (data: Buffer, level: number) => Promise<Buffer>;
}

const FORMATS: readonly Format[] = [
  {
    extension: '.br',
    level: (file) => constants.BROTLI_MAX_QUALITY - (OF_EVERY_PAGE.test(file) ? 0 : 1),
    encode: (data, level) =>
      promisify(brotliCompress)(data, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      }),
  },
  {
    extension: '.gz',
    level: () => constants.Z_BEST_COMPRESSION,
    encode: (data, level) => promisify(gzip)(data, { level }),
  },
];

/**
 * Writes the compressed copies.
 * @param outDir absolute path of the built site
 * @param cacheDir absolute path of a folder that keeps results from build to build, named after their source's hash and how strongly it is compressed
 */
export async function compress(outDir: string, cacheDir: string): Promise<void> {
  mkdirSync(cacheDir, { recursive: true });
  const queue = listFiles(outDir, '')
    .filter((file) => COMPRESSIBLE.test(file))
    .map((file) => path.join(outDir, file));
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop())
      await writeCompressedCopies(file, cacheDir);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function writeCompressedCopies(file: string, cacheDir: string): Promise<void> {
  const data = readFileSync(file);
  if (data.length < MIN_BYTES) return;
  const hash = createHash('sha256').update(data).digest('hex');
  for (const { extension, level, encode } of FORMATS) {
    const strength = level(file);
    const cached = path.join(cacheDir, `${hash}.${strength}${extension}`);
    const small = existsSync(cached) ? readFileSync(cached) : await encode(data, strength);
    if (!existsSync(cached)) writeFileSync(cached, small);
    if (small.length < data.length) writeFileSync(file + extension, small);
  }
}
