/**
 * `::flow{name=h2h-3ds}` → the sequence diagram of `data/flows/h2h-3ds.mmd` as static SVG, each picture with the same as text: the happy path,
 * and a tab for each other case.
 */
import type { Flow } from '@gateway-docs/site-data/flows';
import type { SiteData } from '@gateway-docs/contract';
import { jsxBlock } from '../mdast/jsx';
import { paragraph, type Block } from '../mdast/nodes';
import { scenesOf, type Scene } from '../diagrams/scenes';
import { sequenceSvg } from '../diagrams/sequence';
import { sequenceText } from '../diagrams/sequence-text';
import { suggest, WriterError } from '@gateway-docs/kit';
import { defineHandler } from './handler';

/** The first picture has the anchor of the diagram, and its text begins with what the diagram tells. */
function picture(
  name: string,
  flow: Flow,
  { key, label, rows }: Scene,
  isFirst: boolean,
  reference: SiteData,
): Block {
  const id = isFirst ? `flow-${name}` : `flow-${name}-${key}`;
  const title = isFirst ? flow.title : `${flow.title}: ${label}`;
  const text = sequenceText(flow, rows, reference);
  return jsxBlock(
    'Diagram',
    {
      html: sequenceSvg(flow, rows, { id, title, statuses: reference.codes.status }),
      label: title,
      id,
    },
    isFirst ? [paragraph(flow.summary), ...text] : text,
  );
}

export const flow = defineHandler({
  example: '::flow{name=h2h-3ds}',
  attributes: { name: { required: true } },
  build: ({ name = '' }, reference) => {
    const found = reference.flows.get(name);
    if (!found) throw new WriterError(`Unknown flow "${name}". ${suggest(name, reference.flows.keys())}`);
    const pictures = scenesOf(found, reference.codes.status).map((scene, i) => ({
      ...scene,
      block: picture(name, found, scene, i === 0, reference),
    }));
    if (pictures.length === 1) return pictures.map(({ block }) => block);
    const panels = pictures.map(({ key, label, block }) =>
      jsxBlock('TabPanel', { value: key, label }, [block]),
    );
    return [jsxBlock('Tabs', { label: `Cases of: ${found.title}` }, panels)];
  },
});
