/**
 * `::state-diagram{name=transaction-statuses}` → the statuses and their transitions as static SVG, and the same as a list.
 */
import { states as texts } from '../../../data/texts/directives.json';
import { statesSvg } from '@gateway-docs/diagrams';
import { STATUS_TONES } from '../cross-references/chip';
import { filled, jsxBlock, list, paragraph, strong } from '../mdast';
import { statusLinks } from '../cross-references/links';
import { STATUS_LAYOUT } from '../diagrams/status-layout';
import { defineHandler } from './handler';

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
