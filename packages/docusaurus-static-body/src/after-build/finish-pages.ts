/** In: the folder of a finished site. Out: pages with all end tags, their styles and their policy, one step after the other. */
import { writeEndTags } from './end-tags';
import { writeSecurityPolicy, type PolicyOptions } from './security-policy';
import { writeUsedStyles } from './used-styles';

export interface FinishOptions {
  /** Absolute path of the built site. */
  readonly outDir: string;
  /** Path of the site on its host. */
  readonly baseUrl: string;
  readonly policy?: PolicyOptions;
}

/**
 * Called once, when no plugin writes pages any more.
 * @throws Error that names the page which is not as it has to be
 */
export async function finishPages({ outDir, baseUrl, policy = {} }: FinishOptions): Promise<void> {
  await writeEndTags(outDir);
  writeUsedStyles(outDir, baseUrl);
  writeSecurityPolicy(outDir, baseUrl, policy);
}
