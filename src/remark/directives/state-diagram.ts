/**
 * `::state-diagram{name=transaction-statuses}` → the statuses and their transitions as static SVG, and the same as a list.
 */
import { statesSvg } from '@gateway-docs/diagrams';
import { STATUS_TONES } from '../cross-references/chip';
import { jsxBlock } from '../mdast/jsx';
import { statusLinks } from '../cross-references/links';
import { list, paragraph, strong } from '../mdast/nodes';
import { STATUS_LAYOUT } from '../diagrams/status-layout';
import { defineHandler } from './handler';

const NAME = 'transaction-statuses';

export const stateDiagram = defineHandler({
  example: `::state-diagram{name=${NAME}}`,
  attributes: { name: { required: true, values: [NAME] } },
  build: (_attributes, site) => {
    const statuses = site.tables[NAME].rows;
    const states = statuses.map(({ code, name, final, to }) => ({
      code,
      label: `${code} ${name}`,
      tone: STATUS_TONES.get(code) ?? 'neutral',
      final,
      to,
    }));
    const transitions = statuses.map((status) => [
      paragraph(
        strong(`${status.code} ${status.name}`),
        status.to.length > 0 ? ' may become ' : ' stays as it is',
        ...(status.to.length > 0 ? statusLinks(status.to, site) : []),
      ),
    ]);
    return [
      jsxBlock(
        'Diagram',
        {
          html: statesSvg(states, STATUS_LAYOUT, {
            id: `states-${NAME}`,
            title: 'Transaction statuses and how one becomes another',
            description:
              'The list under the picture says the same. A double border marks a final status; dashed arrows still happen after it.',
          }),
          label: 'State diagram of the transaction statuses',
          id: `states-${NAME}`,
        },
        [list(transitions)],
      ),
    ];
  },
});
