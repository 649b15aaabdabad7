/**
 * Moves through the suggestions; -1 is the input itself.
 * @param active the suggestion that is active now
 * @param step 1 for down, -1 for up
 * @param count number of suggestions
 * @returns the next one; past either end comes the input
 */
export const moveActive = (active: number, step: 1 | -1, count: number): number =>
  ((active + step + count + 2) % (count + 1)) - 1;
