/** In: hits. Out: their contents as React takes HTML. */
import { useMemo } from 'react';
import type { ResultHit } from '../../engine/results';
import options from '@generated/search-index/default/options.json';
import { hitHtml } from './hit-html';

/**
 * @param hits the same list as long as nothing changes
 * @returns the content of each, the same objects for the same list: React writes a content anew for each new one
 */
export function useHitContents(hits: readonly ResultHit[]): readonly { readonly __html: string }[] {
  return useMemo(() => hits.map((hit) => ({ __html: hitHtml(hit, options.kinds) })), [hits]);
}
