/**
 * In: sources of facts, as files of data/ name them. Out: their titles and days for a table cell, and their addresses as text for a list:
 * the page asks nobody, and a reader can compare.
 */
import type { List } from 'mdast';
import { citedSources as texts } from '../../../data/texts/reference-tables.json';
import type { CitedSource } from '@gateway-docs/site-data/reading';
import { inlineCode, list, paragraph, type Block, type Inline } from '../mdast';

/** What others report of a rule weighs less than the rule itself, and its title says so. */
const nameOf = ({ title, secondary }: CitedSource): string =>
  secondary ? `${title} (${texts.secondary})` : title;

/** @returns `Rulebook; Questions. 2026-01-02`: the sources of one day share it */
export function cited(sources: readonly CitedSource[]): Inline[] {
  const days = [...new Set(sources.map((source) => source.checked_on))];
  const groups = days.map((day) => {
    const titles = sources.filter((source) => source.checked_on === day).map(nameOf);
    return `${titles.join('; ')}. ${day}`;
  });
  return [groups.join('; ')];
}

/** Title, address and day of a source. */
const sourceItem = (source: CitedSource): Block[] => [
  paragraph(
    `${nameOf(source)}: `,
    inlineCode(source.address),
    `, ${source.checked_on}.${source.read === undefined ? '' : ` ${source.read}`}`,
  ),
];

/** @returns one item for each source, in their order; the search passes over it, for the titles are those of other pages */
export const sourceList = (sources: readonly CitedSource[]): List => ({
  ...list(sources.map(sourceItem)),
  data: { hProperties: { 'data-sources': '' } },
});
