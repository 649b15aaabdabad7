/** In: the folder of a finished site. Out: pages with their styles and their policy, and compressed copies: one step after the other. */
import { compress, type CompressionOptions } from './compress';
import { writeSecurityPolicy, type PolicyOptions } from './security-policy';
import { writeUsedStyles } from './used-styles';

export interface FinishOptions {
  /** Absolute path of the built site. */
  readonly outDir: string;
  /** Path of the site on its host. */
  readonly baseUrl: string;
  readonly policy?: PolicyOptions;
  /** What needs the pages in their last form, and whose files are compressed as well: a service worker, say. */
  readonly beforeCompression?: () => Promise<void>;
  /** Left out, nothing is compressed: the host does it. */
  readonly compression?: CompressionOptions;
}

/**
 * Called once, when no plugin writes pages any more.
 * @throws Error that names the page which is not as it has to be
 */
export async function finishPages({
  outDir,
  baseUrl,
  policy = {},
  beforeCompression,
  compression,
}: FinishOptions): Promise<void> {
  writeUsedStyles(outDir, baseUrl);
  writeSecurityPolicy(outDir, baseUrl, policy);
  await beforeCompression?.();
  if (compression) await compress(outDir, compression);
}
