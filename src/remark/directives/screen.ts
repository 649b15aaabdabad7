/**
 * `::screen{name=overview}` → the schematic picture of a cabinet screen from `data/screens/overview.yaml`, its description, and the
 * legend of its numbers as a list.
 */
import { jsxBlock } from '../build/jsx';
import { list, paragraph, strong } from '../build/nodes';
import { screenHtml } from '../screens/screen-html';
import { suggest } from '../suggest';
import { WriterError } from '../writer-error';
import { defineHandler } from './handler';

export const screen = defineHandler({
  example: '::screen{name=overview}',
  attributes: { name: { required: true } },
  build: ({ name = '' }, reference) => {
    const found = reference.screens.get(name);
    if (!found) throw new WriterError(`Unknown screen "${name}". ${suggest(name, reference.screens.keys())}`);
    const legend = found.callouts.map(({ target, text }) => [paragraph(strong(target), `: ${text}`)]);
    const caption = paragraph(
      `${found.title}, drawn schematically. Your provider's cabinet may look different.`,
    );
    return [
      jsxBlock('Screen', { html: screenHtml(found), alt: found.alt }, [caption]),
      ...(legend.length > 0 ? [list(legend, true)] : []),
    ];
  },
});
