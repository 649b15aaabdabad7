/** What a browser's keyboard event has; React has that event under `nativeEvent`. */
interface KeyPress {
  readonly isComposing: boolean;
  readonly key: string;
  readonly keyCode: number;
}

/** Says of a key that an input method took it. Safari says it alone, after the last key of a composition. */
const TAKEN = 229;

/**
 * The one way in which handlers ask for a key: Enter, Escape and arrows choose a candidate while somebody writes Japanese or Chinese.
 * @returns name of the key; nothing while it belongs to an input method
 */
export const pressedKey = ({ isComposing, key, keyCode }: KeyPress): string =>
  isComposing || keyCode === TAKEN ? '' : key;
