/**
 * `::state-diagram{name=transaction-statuses}` → the statuses and their transitions as static SVG, and the same as a list.
 */
import { states as texts } from '../../../data/texts/directives.json';
import { statesSvg, type StateLayout } from '@gateway-docs/diagrams';
import { STATUS_TONES } from '../cross-references/chip';
import { filled, jsxBlock, list, paragraph, strong } from '../mdast';
import { statusLinks } from '../cross-references/links';
import { defineHandler } from './handler';

/**
 * The places of the transaction statuses in the state diagram. Which arrows there are comes from `data/transaction-statuses.yaml`; a status
 * without a place here stops the build.
 */
const STATUS_LAYOUT: StateLayout = {
  size: { width: 752, height: 428 },
  node: { width: 132, height: 50 },
  cells: new Map([
    [0, { x: 34, y: 104 }],
    [10, { x: 34, y: 264 }],
    [2, { x: 248, y: 20 }],
    [5, { x: 248, y: 104 }],
    [6, { x: 248, y: 272 }],
    [3, { x: 248, y: 356 }],
    [1, { x: 424, y: 188 }],
    [4, { x: 604, y: 188 }],
  ]),
  frame: { x: 14, y: 14, width: 172, height: 400, members: [0, 10], label: texts.waiting },
};

const NAME = 'transaction-statuses';
const ID = `states-${NAME}`;

export const stateDiagram = defineHandler({
  example: `::state-diagram{name=${NAME}}`,
  attributes: { name: { required: true, values: [NAME] } },
  build: (_attributes, site) => {
    const states = site.tables[NAME].rows.map(({ code, name, final, to }) => ({
      code,
      label: `${code} ${name}`,
      tone: STATUS_TONES.get(code) ?? 'neutral',
      final,
      to,
    }));
    const transitions = states.map(({ label, to }) => {
      const statuses = statusLinks(to, site);
      const sentence = to.length > 0 ? texts.next : texts.end;
      return [paragraph(...filled(sentence, { status: [strong(label)], statuses }))];
    });
    const html = statesSvg(states, STATUS_LAYOUT, { id: ID, ...texts });
    return [jsxBlock('Diagram', { html, label: texts.label, id: ID }, [list(transitions)])];
  },
});
