/**
 * In: a service. Out: the mark of its kind, drawn at build: the browser gets the drawing with the page and no icon more with the scripts.
 */
import { icons } from '@iconify-json/mdi';
import words from '../../../data/texts/services.json';
import type { Service } from '@gateway-docs/site-data/services';
import { jsxInline } from '../mdast/jsx';
import type { Inline } from '../mdast/nodes';

/** @returns a picture with the word for the kind, `Bank transfer` */
export function methodMark({ kind }: Pick<Service, 'kind'>): Inline {
  const { word, icon } = words.kind[kind];
  const html = icons.icons[icon]?.body;
  if (!html) throw new Error(`data/texts/services.json: the icon set mdi has no "${icon}" for ${kind}.`);
  return jsxInline('MethodMark', { html, label: word });
}
