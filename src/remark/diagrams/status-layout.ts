/**
 * The places of the transaction statuses in the state diagram. Which arrows there are comes from `data/transaction-statuses.yaml`; a status
 * without a place here stops the build.
 */
import { states as texts } from '../../../data/texts/directives.json';
import type { StateLayout } from '@gateway-docs/diagrams';

export const STATUS_LAYOUT: StateLayout = {
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
