/**
 * `::flow{name=h2h-3ds}` → the sequence diagram of `data/flows/h2h-3ds.mmd` as static SVG, each picture with the same as text: the happy path,
 * and a tab for each other case. On a guide the runner of a service marks the steps that have just happened; `service`, one or several, is put
 * in by `services-of-flows.ts`.
 */
import type { Flow } from '@gateway-docs/site-data/flows';
import type { Reference } from '@gateway-docs/contract';
import { jsxBlock } from '../mdast/jsx';
import { paragraph, type Block } from '../mdast/nodes';
import { scenesOf, type Scene } from '../diagrams/scenes';
import { sequenceSvg, type Positions } from '../diagrams/sequence';
import { sequenceText } from '../diagrams/sequence-text';
import { namesInSteps, type NamesInSteps } from '../diagrams/step-names';
import { tracedSteps } from '../diagrams/step-patterns';
import { suggest, WriterError } from '@gateway-docs/kit';
import { defineHandler } from './handler';

/** What a page needs to mark steps; the patterns are JSON. */
interface Marks {
  readonly positions: Positions;
  readonly service?: string;
  readonly steps?: string;
}

const NO_MARKS: Marks = { positions: new Map() };

/** The names are those of all flows of a reference, and some hundred pictures ask for them. */
const known = new WeakMap<Reference, NamesInSteps>();

function namesOf(reference: Reference): NamesInSteps {
  const { operations, services, tables } = reference;
  const names =
    known.get(reference) ??
    namesInSteps({
      operations,
      statuses: tables['transaction-statuses'].rows,
      serviceFields: [...services.values()].flatMap(({ fields }) => fields.map(({ slug }) => slug)),
    });
  known.set(reference, names);
  return names;
}

function marksOf(flow: Flow, service: string, reference: Reference): Marks {
  const { services } = reference;
  for (const slug of service.split(' '))
    if (!services.has(slug))
      throw new WriterError(`Unknown service "${slug}". ${suggest(slug, services.keys())}`);
  const marked = tracedSteps(flow, namesOf(reference)).flatMap(({ position, step, pattern }) =>
    typeof pattern === 'string' ? [] : [{ position, step, pattern }],
  );
  return {
    positions: new Map(marked.map(({ position, step }) => [step, position])),
    service,
    steps: JSON.stringify(Object.fromEntries(marked.map(({ position, pattern }) => [position, pattern]))),
  };
}

/** The first picture has the anchor of the diagram, and its text begins with what the diagram tells. */
function picture(
  name: string,
  flow: Flow,
  { key, label, rows }: Scene,
  isFirst: boolean,
  reference: Reference,
  marks: Marks,
): Block {
  const id = isFirst ? `flow-${name}` : `flow-${name}-${key}`;
  const title = isFirst ? flow.title : `${flow.title}: ${label}`;
  const text = sequenceText(flow, rows, reference, marks.positions);
  return jsxBlock(
    'Diagram',
    {
      html: sequenceSvg(flow, rows, { id, title, statuses: reference.codes.status }, marks.positions),
      label: title,
      id,
      ...(isFirst ? { service: marks.service, steps: marks.steps } : {}),
    },
    isFirst ? [paragraph(flow.summary), ...text] : text,
  );
}

export const flow = defineHandler({
  example: '::flow{name=h2h-3ds}',
  attributes: { name: { required: true }, service: {} },
  build: ({ name = '', service }, reference) => {
    const found = reference.flows.get(name);
    if (!found) throw new WriterError(`Unknown flow "${name}". ${suggest(name, reference.flows.keys())}`);
    const marks = service === undefined ? NO_MARKS : marksOf(found, service, reference);
    const pictures = scenesOf(found, reference.codes.status).map((scene, i) => ({
      ...scene,
      block: picture(name, found, scene, i === 0, reference, marks),
    }));
    if (pictures.length === 1) return pictures.map(({ block }) => block);
    const panels = pictures.map(({ key, label, block }) =>
      jsxBlock('TabPanel', { value: key, label }, [block]),
    );
    return [jsxBlock('Tabs', { label: `Cases of: ${found.title}` }, panels)];
  },
});
