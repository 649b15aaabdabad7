/** `::retry-schedule` → each attempt to deliver a callback: how long the gateway waits for it, and how long that is after the first one. */
import { retries as texts } from '../../../data/texts/directives.json';
import { grid } from '../mdast';
import { defineHandler } from './handler';

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * @param minutes a time as whole minutes
 * @returns the same as people say it: `45 minutes`, `6 hours`, `1 hour 21 minutes`
 */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')];
  return parts.filter(Boolean).join(' ');
}

export const retrySchedule = defineHandler({
  example: '::retry-schedule',
  build: (_attributes, { operator }) => {
    const waits = operator.callbacks.retry_after_minutes;
    const rows = waits.map((wait, i) => {
      const since = waits.slice(0, i + 1).reduce((sum, each) => sum + each, 0);
      return { cells: [[String(i + 2)], [duration(wait)], [duration(since)]] };
    });
    return [grid(texts, [{ cells: [['1'], [texts.first], ['']] }, ...rows])];
  },
});
