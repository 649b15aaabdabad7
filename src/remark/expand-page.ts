/**
 * In: a page's mdast and the reference. Out: the same mdast with directives expanded and inline references resolved. The plugin runs
 * it before it highlights code, the Markdown export runs it and prints the result: both show the same.
 */
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { SiteData } from '@gateway-docs/contract';
import { checkPage } from './check-page';
import { checkIds } from './check-ids';
import { expandDirectives } from './expand-directives';
import { markFirstMentions } from './first-mentions';
import { orderFirstScreen, linkParts } from './first-screen';
import { foldCodeRows } from './fold-code-rows';
import { layOutTables } from './lay-out-tables';
import { placePictures } from './pictures';
import { dropLeftOut, unlinkLeftOut } from './offer/left-out';
import { keepOffered } from './offer/only';
import { replaceReferences } from './cross-references/replace';
import { executedThings, sayExecuted } from './say-executed';
import { fillTabs } from './tabs';

/**
 * Changes the tree in place.
 * @throws VFileMessage the first of a writer's mistakes; all of them are messages of the file, with line and column
 */
export function expandPage(tree: Root, file: VFile, site: SiteData): void {
  checkPage(tree, file);
  placePictures(tree, file);
  keepOffered(tree, file, site.offer);
  dropLeftOut(tree, String(file), site);
  const things = executedThings(tree);
  expandDirectives(tree, file, site);
  sayExecuted(tree, things, site);
  fillTabs(tree, file);
  replaceReferences(tree, file, site);
  unlinkLeftOut(tree, String(file), site);
  foldCodeRows(tree);
  linkParts(tree);
  orderFirstScreen(tree);
  markFirstMentions(tree);
  layOutTables(tree);
  checkIds(tree, file);
  const [first] = file.messages;
  if (first) throw first;
}
