/**
 * The places of the transaction statuses in the state diagram, by hand: a layout algorithm would cross the arrows. Which arrows there
 * are comes from `data/transaction-statuses.yaml`; a status without a place here stops the build.
 */
export const NODE = { width: 132, height: 50 } as const;

/** Top left corner of each status, by its code. */
export const CELLS: ReadonlyMap<number, { readonly x: number; readonly y: number }> = new Map([
  [0, { x: 34, y: 104 }],
  [10, { x: 34, y: 264 }],
  [2, { x: 248, y: 20 }],
  [5, { x: 248, y: 104 }],
  [6, { x: 248, y: 272 }],
  [3, { x: 248, y: 356 }],
  [1, { x: 424, y: 188 }],
  [4, { x: 604, y: 188 }],
]);

/** Statuses with the same way on stand in one frame, and the arrows start at the frame. */
export const FRAME = {
  members: [0, 10],
  x: 14,
  y: 14,
  width: 172,
  height: 400,
  label: 'Waiting for a result',
} as const;

export const SIZE = { width: 752, height: 428 } as const;
