/** `::changes{latest=3}` → the first sentences of the first entries of the changelog, and a link to all of their release. */
import { CHANGELOG_ROUTE, type Change } from '@gateway-docs/site-data/pages';
import { WriterError } from '@gateway-docs/kit';
import { jsxBlock, jsxInline } from '../mdast/jsx';
import { markdownInline } from '../mdast/markdown';
import { link, list, paragraph, type Block } from '../mdast/nodes';
import { defineHandler } from './handler';

/** What a label says. */
export const LABEL_WORDS: Readonly<Record<Change['kind'], string>> = {
  breaking: 'Breaking',
  added: 'Added',
  fixed: 'Fixed',
};

/** @returns the first sentence of an entry, which says what changed; the changelog has the rest */
export const firstSentence = (text: string): string => /^.*?[.](?= [A-Z`[]|$)/.exec(text)?.[0] ?? text;

const entry = ({ kind, text }: Change): Block[] => [
  paragraph(jsxInline('Label', { kind }, [LABEL_WORDS[kind]]), ' ', ...markdownInline(firstSentence(text))),
];

export const changes = defineHandler({
  example: '::changes{latest=3}',
  attributes: { latest: { required: true } },
  build: ({ latest }, { changes: all }) => {
    const count = Number(latest);
    if (!Number.isInteger(count) || count < 1)
      throw new WriterError(`latest is how many entries to show, like 3; found "${latest ?? ''}".`);
    const [newest] = all;
    if (!newest) throw new WriterError(`docs${CHANGELOG_ROUTE}.mdx has no entry to show.`);
    const ofRelease = all.filter(({ version }) => version === newest.version).length;
    return [
      jsxBlock('Changes', {}, [list(all.slice(0, count).map(entry))]),
      paragraph(
        link(`${CHANGELOG_ROUTE}#${newest.anchor}`, `All ${ofRelease} changes of ${newest.version}`),
        `, ${newest.date}.`,
      ),
    ];
  },
});
