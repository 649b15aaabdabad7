/**
 * `::flow{name=h2h-3ds}` → the sequence diagram of `data/flows/h2h-3ds.mmd` as static SVG, each picture with the same as text: the happy path,
 * and a tab for each other case.
 */
import texts from '../../../data/texts/directives.json';
import { fillText } from '../../base/fill-text';
import type { Flow, Scene, Told, Marks } from '@gateway-docs/diagrams';
import { scenesOf, sequenceSvg, tell, pieces } from '@gateway-docs/diagrams';
import type { SiteData } from '@gateway-docs/contract';
import { jsxBlock, list, panelSet, paragraph, strong, type Block, type Inline } from '../mdast';
import { defineHandler, lookUp } from './handler';
import { STATUS_TONES } from '../cross-references/chip';
import { codeLink } from '../cross-references/resolve';

type Known = Pick<SiteData, 'codes'>;

/**
 * In: the statuses of transactions. Out: how diagrams mark them, `10 pending`: in the picture by the colour of their chips, in the text as chips.
 * @returns each status as texts of diagrams name it, with its tone
 */
export const statusMarks = ({ codes }: Known): Marks =>
  new Map([...codes.status].map(([code, name]) => [`${code} ${name}`, STATUS_TONES.get(code) ?? 'neutral']));

/** @returns a text with its statuses as chips, which say what they mean */
const withChips = (text: string, site: SiteData): Inline[] =>
  pieces(text, statusMarks(site)).map((piece) =>
    piece.tone === undefined ? piece.text : codeLink('status', Number.parseInt(piece.text, 10), site),
  );

/** A part of what a picture says, as a block. On a narrow screen it is what shows, as a timeline. */
function blockOf(told: Told, site: SiteData): Block {
  if (told.kind === 'label') return paragraph(strong(...withChips(told.text, site)));
  if (told.kind === 'words') return paragraph(...withChips(told.text, site));
  const items = told.messages.map((message) => [paragraph(...withChips(message, site))]);
  return { ...list(items, true), start: told.start };
}

/** The first picture has the anchor of the diagram, and its text begins with what the diagram tells. */
function picture(name: string, flow: Flow, scene: Scene, isFirst: boolean, site: SiteData): Block {
  const { key, label, rows } = scene;
  const id = isFirst ? `flow-${name}` : `flow-${name}-${key}`;
  const title = isFirst ? flow.title : `${flow.title}: ${label}`;
  const text = tell(flow, rows).map((told) => blockOf(told, site));
  const html = sequenceSvg(flow, rows, { id, title, marks: statusMarks(site) });
  const summary = isFirst ? [paragraph(flow.summary)] : [];
  return jsxBlock('Diagram', { html, label: title, id }, [...summary, ...text]);
}

export const flow = defineHandler({
  example: '::flow{name=h2h-3ds}',
  attributes: { name: { required: true } },
  build: ({ name = '' }, site) => {
    const found = lookUp('flow', name, site.flows);
    const panels = scenesOf(found, statusMarks(site)).map((scene, i) => {
      const { key: value, label } = scene;
      return { value, label, blocks: [picture(name, found, scene, i === 0, site)] };
    });
    if (panels.length === 1) return panels.flatMap(({ blocks }) => blocks);
    return [panelSet('Tabs', fillText(texts.flow, { title: found.title }), panels)];
  },
});
