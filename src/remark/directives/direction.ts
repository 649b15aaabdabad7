/**
 * `::direction{#payout}` → where the part of a guide begins that is about one direction of payments: `payin` with the switch between them, then
 * `payout`, then `both`, what a reader of either needs. The page shows one direction at a time (src/components/Directions); without scripts,
 * on paper and in the Markdown twin all stands in order.
 */
import { short as texts } from '../../../data/texts/service.json';
import { jsxBlock, link, paragraph } from '../mdast';
import { defineHandler } from './handler';

const [FIRST, SECOND] = ['payin', 'payout'] as const;

export const direction = defineHandler({
  example: '::direction{#payout}',
  attributes: { id: { required: true, values: [FIRST, SECOND, 'both'] } },
  build: ({ id }) => {
    if (id !== FIRST) return [jsxBlock(id === SECOND ? 'PayoutBegins' : 'DirectionsEnd', {})];
    const ways = [link(`#${FIRST}`, texts[FIRST]), ' ', link(`#${SECOND}`, texts[SECOND])];
    return [jsxBlock('DirectionSwitch', { id: FIRST }, [paragraph(...ways)])];
  },
});
