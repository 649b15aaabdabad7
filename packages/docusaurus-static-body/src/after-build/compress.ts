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
import { eachOf } from '@gateway-docs/kit';
import { listFiles } from '@gateway-docs/kit/files';

/** Pictures and fonts are compressed already. */
const COMPRESSIBLE =
  /\.(html|css|js|mjs|json|map|svg|txt|md|xml|atom|yaml|csv|webmanifest|php|py|java|go|sh)$/;
/** What every page loads has the strongest setting: 2 % less than the next one, for 2.5 times its time. */
const OF_EVERY_PAGE = /^assets\/.*\.(js|css)$/;
/** A reader waits for these. */
const OF_PAGES = /\.(html|js|css)$/;
/** For all else, such as downloads and copies for programs: 5 to 10 % more than the second strongest, for a tenth of its time. */
const USUAL = 8;
/** Files of some 700 bytes are half as many compressed, and several of them may come at once. Smaller files win nothing. */
const MIN_BYTES = 400;
/** zlib works on a pool of four threads. */
const AT_ONCE = 4;

export interface CompressionOptions {
  /** Absolute path of a folder that keeps results from build to build, named after their source's hash and how strongly it is compressed. */
  readonly cacheDir: string;
  /** Whether a reader waits for a file that is no page, script or style sheet, by its path. */
  readonly isWaitedFor?: (file: string) => boolean;
}

function brotliLevel(file: string, isWaitedFor: (file: string) => boolean): number {
  if (OF_EVERY_PAGE.test(file)) return constants.BROTLI_MAX_QUALITY;
  return OF_PAGES.test(file) || isWaitedFor(file) ? constants.BROTLI_MAX_QUALITY - 1 : USUAL;
}

const brotli = (data: Buffer, level: number): Promise<Buffer> =>
  promisify(brotliCompress)(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });

const gzipped = (data: Buffer, level: number): Promise<Buffer> => promisify(gzip)(data, { level });

/**
 * Writes the compressed copies.
 * @param outDir absolute path of the built site
 */
export async function compress(outDir: string, options: CompressionOptions): Promise<void> {
  mkdirSync(options.cacheDir, { recursive: true });
  const files = listFiles(outDir, '').filter((file) => COMPRESSIBLE.test(file));
  await eachOf(files, AT_ONCE, (file) => writeCompressedCopies(outDir, file, options));
}

async function writeCompressedCopies(
  outDir: string,
  file: string,
  { cacheDir, isWaitedFor = () => false }: CompressionOptions,
): Promise<void> {
  const full = path.join(outDir, file);
  const data = readFileSync(full);
  if (data.length < MIN_BYTES) return;
  const hash = createHash('sha256').update(data).digest('hex');
  const formats = [
    { extension: '.br', level: brotliLevel(file, isWaitedFor), encode: brotli },
    { extension: '.gz', level: constants.Z_BEST_COMPRESSION, encode: gzipped },
  ];
  for (const { extension, level, encode } of formats) {
    const cached = path.join(cacheDir, `${hash}.${level}${extension}`);
    const isKnown = existsSync(cached);
    const small = isKnown ? readFileSync(cached) : await encode(data, level);
    if (!isKnown) writeFileSync(cached, small);
    if (small.length < data.length) writeFileSync(full + extension, small);
  }
}
