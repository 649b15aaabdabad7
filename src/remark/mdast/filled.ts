/** In: a sentence of `data/texts`, in Markdown, with places `{names}`. Out: its phrasing content, with nodes in the places. */
import type { PhrasingContent } from 'mdast';
import { fillText } from '../../base/fill-text';
import { markdownInline } from './markdown';
import { inlines, text, type Inline } from './nodes';

/** Words and numbers are part of the Markdown; nodes come as they are. */
type Values = Readonly<Record<string, string | number | readonly Inline[]>>;

const PLACE = /\{(\w+)\}/;

/**
 * @param sentence one paragraph of Markdown
 * @param values by the name of their place
 * @throws WriterError when the sentence is more than a paragraph
 */
export function filled(sentence: string, values: Values): PhrasingContent[] {
  const words = Object.entries(values).filter(([, value]) => typeof value !== 'object');
  const content = markdownInline(fillText(sentence, Object.fromEntries(words) as Record<string, string>));
  return content.flatMap((node): PhrasingContent[] => {
    if (node.type !== 'text') return [node];
    // A list of words and names of places, in turn.
    return node.value.split(PLACE).flatMap((part, i) => {
      const nodes = i % 2 === 1 ? values[part] : undefined;
      if (typeof nodes === 'object') return inlines(nodes);
      return part === '' ? [] : [text(i % 2 === 1 ? `{${part}}` : part)];
    });
  });
}
