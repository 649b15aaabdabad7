/** In: the changelog's entries and its expanded page. Out: the releases, newest first, each with the section that tells of it. */
import type { Root, RootContent } from 'mdast';
import type { Change } from '@gateway-docs/site-data/pages';
import { anchorOf } from '../../remark/mdast';

export interface Release extends Pick<Change, 'version' | 'anchor'> {
  /** Midnight UTC of its day. */
  readonly date: Date;
  /** Each kind of change that it has, once. */
  readonly kinds: readonly Change['kind'][];
  /** The section below its title. */
  readonly content: readonly RootContent[];
}

/** What stands between the heading with this anchor and the next one. */
function sectionOf(tree: Root, anchor: string): RootContent[] {
  const start = tree.children.findIndex((node) => anchorOf(node) === anchor);
  if (start < 0) throw new Error(`The changelog has no section #${anchor}.`);
  const rest = tree.children.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading');
  return end < 0 ? rest : rest.slice(0, end);
}

/**
 * @param changes entries of the changelog, in their order
 * @param tree the changelog, expanded
 */
export function releasesOf(changes: readonly Change[], tree: Root): readonly Release[] {
  const anchors = [...new Set(changes.map(({ anchor }) => anchor))];
  return anchors.flatMap((anchor): Release[] => {
    const entries = changes.filter((change) => change.anchor === anchor);
    const [first] = entries;
    if (!first) return [];
    const date = new Date(`${first.date} UTC`);
    const kinds = [...new Set(entries.map(({ kind }) => kind))];
    return [{ version: first.version, anchor, date, kinds, content: sectionOf(tree, anchor) }];
  });
}
