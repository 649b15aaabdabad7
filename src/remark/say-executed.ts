/**
 * In: a page that shows what is executed, and the record of the last execution. Out: the same page with a last line that says what was
 * executed, when, and against which version of the contract.
 */
import texts from '../../data/texts/directives.json';
import { fillText } from '../base/fill-text';
import type { Root } from 'mdast';
import type { SiteData } from '@gateway-docs/contract';
import { keysOf } from '@gateway-docs/kit';
import { jsxBlock, nodesIn, paragraph } from './mdast';

/** What each directive prints that the tests execute, in the order of the sentence. */
const EXECUTED: Readonly<Record<keyof typeof texts.executedThings, readonly string[]>> = {
  samples: ['operation', 'service'],
  scenarios: ['service'],
  clients: ['client'],
  recipes: ['raw-body'],
  vectors: ['vectors'],
};

/** British English has no comma before the last of several. */
const list = new Intl.ListFormat('en-GB');

/** @returns what of the page the tests execute; to be asked while its directives are there */
export function executedThings(tree: Root): string[] {
  const names = new Set(nodesIn(tree).map((node) => node.type === 'leafDirective' && node.name));
  return keysOf(EXECUTED).flatMap((thing) =>
    EXECUTED[thing].some((name) => names.has(name)) ? [texts.executedThings[thing]] : [],
  );
}

/** Adds the line in place, where there is a record and something to say. */
export function sayExecuted(
  tree: Root,
  things: readonly string[],
  { executed }: Pick<SiteData, 'executed'>,
): void {
  if (!executed || things.length === 0) return;
  const { version, on } = executed;
  const sentence = fillText(texts.executed, { things: list.format(things), on, version });
  tree.children.push(jsxBlock('Executed', {}, [paragraph(sentence)]));
}
