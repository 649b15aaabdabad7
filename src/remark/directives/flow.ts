/**
 * `::flow{name=h2h-3ds}` → the sequence diagram of `data/flows/h2h-3ds.mmd` as static SVG, and the same as text in a closed block.
 */
import { jsxBlock } from '../mdast/jsx';
import { sequenceSvg } from '../diagrams/sequence';
import { sequenceText } from '../diagrams/sequence-text';
import { suggest } from '../../base/suggest';
import { WriterError } from '../../reference/reading/writer-error';
import { defineHandler } from './handler';

export const flow = defineHandler({
  example: '::flow{name=h2h-3ds}',
  attributes: { name: { required: true } },
  build: ({ name = '' }, reference) => {
    const found = reference.flows.get(name);
    if (!found) throw new WriterError(`Unknown flow "${name}". ${suggest(name, reference.flows.keys())}`);
    return [
      jsxBlock('Diagram', { html: sequenceSvg(found, `flow-${name}`), label: found.title }),
      jsxBlock('Details', { id: `flow-${name}`, summary: 'The diagram as text' }, sequenceText(found)),
    ];
  },
});
