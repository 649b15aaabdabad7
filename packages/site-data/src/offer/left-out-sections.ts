/**
 * In: the text of a page. Out: the anchors of its sections that go, because all that they show is left out or a writer has marked them. The
 * page itself drops these sections, and links from other pages to them become words: both ask here.
 */
import { attempt } from '@gateway-docs/kit';
import { holds, readCondition } from './condition';
import type { Offer } from './offer';

const FENCE = /^\s*(?:`{3,}|~{3,})/;
const HEADING = /^(?<level>#{2,3}) .*\{(?:\/\* )?#(?<anchor>[\w-]+)(?: \*\/)?\}\s*$/;
const SHOWN = /^::(?<kind>service|scheme)\{#(?<name>\w+)/;
const BLOCK = /^\s*:{3,}\s*(?<name>\w+)?(?:\{(?<condition>[^}]*)\})?/;

interface Section {
  readonly depth: number;
  readonly anchor: string;
  /** Whether each service and each fact sheet that it shows is left out. */
  readonly shows: boolean[];
  /** Inside a block that does not hold. */
  readonly isMarked: boolean;
}

/** A name that does not exist stops the page at its line, when the page is made. */
const isShown = (condition: string, offer: Offer): boolean =>
  attempt(() => holds(readCondition(condition), offer)) ?? true;

/**
 * @param source text of a page, with or without its front matter
 * @param offer what is left out
 * @returns anchors of the sections that are not there
 */
export function sectionsLeftOut(source: string, offer: Offer): ReadonlySet<string> {
  const sections: Section[] = [];
  const open: Section[] = [];
  const blocks: boolean[] = [];
  let isCode = false;
  for (const line of source.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode) continue;
    const block = BLOCK.exec(line)?.groups;
    if (block?.name) blocks.push(block.name !== 'only' || isShown(block.condition ?? '', offer));
    else if (block) blocks.pop();
    const { level, anchor } = HEADING.exec(line)?.groups ?? {};
    if (level !== undefined && anchor !== undefined) {
      while ((open.at(-1)?.depth ?? 0) >= level.length) open.pop();
      const section = { depth: level.length, anchor, shows: [], isMarked: blocks.includes(false) };
      sections.push(section);
      open.push(section);
    }
    const { kind, name = '' } = SHOWN.exec(line)?.groups ?? {};
    if (kind === 'service' || kind === 'scheme')
      for (const section of open) section.shows.push(offer.without[kind].has(name));
  }
  const isLeftOut = ({ shows, isMarked }: Section): boolean =>
    isMarked || (shows.length > 0 && shows.every(Boolean));
  return new Set(sections.filter(isLeftOut).map(({ anchor }) => anchor));
}
