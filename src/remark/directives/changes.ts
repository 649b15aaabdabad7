/** `::changes{latest=3}` → the first sentences of the first entries of the changelog, and a link to all of their release. */
import { changes as texts } from '../../../data/texts/directives.json';
import { fillText } from '../../base/fill-text';
import { CHANGELOG_ROUTE, type Change } from '@gateway-docs/site-data/pages';
import { WriterError } from '@gateway-docs/kit';
import type { Block, Inline } from '../mdast';
import { jsxBlock, jsxInline, link, list, markdownInline, paragraph } from '../mdast';
import { defineHandler } from './handler';

/** What an entry is to a merchant, in a word. */
export const label = (kind: Change['kind']): Inline => jsxInline('Label', { kind }, [texts.labels[kind]]);

/** @returns the first sentence of an entry, which says what changed; the changelog has the rest */
const firstSentence = (text: string): string => /^.*?[.](?= [A-Z`[]|$)/.exec(text)?.[0] ?? text;

/** @returns label and first sentence of an entry */
export const entryLine = ({ kind, text }: Change): Block =>
  paragraph(label(kind), ' ', ...markdownInline(firstSentence(text)));

export const changes = defineHandler({
  example: '::changes{latest=3}',
  attributes: { latest: { required: true } },
  build: ({ latest }, { changes: all }) => {
    const count = Number(latest);
    if (!Number.isInteger(count) || count < 1)
      throw new WriterError(`latest is how many entries to show, like 3; found "${latest ?? ''}".`);
    const [newest] = all;
    if (!newest) throw new WriterError(`docs${CHANGELOG_ROUTE}.mdx has no entry to show.`);
    const { version, anchor, date } = newest;
    const ofRelease = all.filter((entry) => entry.version === version).length;
    const words = fillText(texts.all, { count: ofRelease, version });
    return [
      jsxBlock('Changes', {}, [list(all.slice(0, count).map((entry) => [entryLine(entry)]))]),
      paragraph(link(`${CHANGELOG_ROUTE}#${anchor}`, words), `, ${date}.`),
    ];
  },
});
