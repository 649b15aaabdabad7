/** In: the version of a page. Out: the way to the same page of the other version, the older one first. */
import texts from '../../../data/texts/directives.json';
import { fillText } from '../../base/fill-text';
import { jsxBlock, link, paragraph, strong, type Block } from '../mdast';

const nameOf = (number: number): string => fillText(texts.version, { number });

/**
 * @param version of the page, `v1` or `v2`
 * @param other address of the page of the other version
 */
export const versionSwitch = (version: string, other: string): Block => {
  const both =
    version === 'v1'
      ? [strong(nameOf(1)), ' ', link(other, nameOf(2))]
      : [link(other, nameOf(1)), ' ', strong(nameOf(2))];
  return jsxBlock('VersionSwitch', {}, [paragraph(...both)]);
};
