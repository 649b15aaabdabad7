/**
 * `::state-diagram{name=transaction-statuses}` → the statuses and their transitions as static SVG, and the same as a list.
 */
import { jsxBlock } from '../mdast/jsx';
import { statusLinks } from '../cross-references/links';
import { list, paragraph, strong } from '../mdast/nodes';
import { statesSvg } from '../diagrams/states';
import { defineHandler } from './handler';

const NAME = 'transaction-statuses';

export const stateDiagram = defineHandler({
  example: `::state-diagram{name=${NAME}}`,
  attributes: { name: { required: true, values: [NAME] } },
  build: (_attributes, reference) => {
    const statuses = reference.tables[NAME].rows;
    const transitions = statuses.map((status) => [
      paragraph(
        strong(`${status.code} ${status.name}`),
        status.to.length > 0 ? ' may become ' : ' stays as it is',
        ...(status.to.length > 0 ? statusLinks(status.to, reference) : []),
      ),
    ]);
    return [
      jsxBlock(
        'Diagram',
        {
          html: statesSvg(statuses, `states-${NAME}`),
          label: 'State diagram of the transaction statuses',
          id: `states-${NAME}`,
        },
        [list(transitions)],
      ),
    ];
  },
});
