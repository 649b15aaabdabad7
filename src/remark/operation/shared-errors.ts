/**
 * In: an operation. Out: the error codes that every call with the same credentials can get, and for which the operation has no words of its
 * own. The page of the codes describes them once; the operation's page only names them.
 */
import texts from '../../../data/texts/operation.json';
import type { Operation, SiteData } from '@gateway-docs/contract';
import { codeLink } from '../cross-references/resolve';
import { filled, joined, paragraph, withId, type Block } from '../mdast';

/** Of one or two calls nothing can be said that holds for every call. */
const FEWEST_ALIKE = 3;

/** @returns the codes in rising order; none for a callback */
export function sharedErrors(operation: Operation, { operations }: SiteData): number[] {
  if (operation.direction === 'callback') return [];
  const alike = operations.filter(({ version, direction, credentials }) => {
    return version === operation.version && direction === 'call' && credentials === operation.credentials;
  });
  if (alike.length < FEWEST_ALIKE) return [];
  return operation.errors.filter(
    (code) => alike.every(({ errors }) => errors.includes(code)) && !operation.errorTexts.has(code),
  );
}

/** The codes in one line, each with the anchor that its row would have. */
export function sharedErrorNames(codes: readonly number[], site: SiteData): Block[] {
  if (codes.length === 0) return [];
  const named = codes.map((code) => withId(codeLink('error', code, site), `errors-${code}`));
  return [paragraph(...filled(texts.sharedErrors, { names: joined(named) }))];
}
