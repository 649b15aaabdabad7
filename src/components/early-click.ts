import { EARLY_CLICK } from '../base/early-click';

/**
 * For what has just come alive: the click that a reader made while its script was on the way.
 * @param isAlive whether this button works now, and did not before
 * @returns the button, once; undefined where there was no click, or another one since then
 */
export function takeEarlyClick(isAlive: (button: HTMLElement) => boolean): HTMLElement | undefined {
  const holder = window as { [EARLY_CLICK]?: HTMLElement | null };
  const button = holder[EARLY_CLICK];
  if (!button?.isConnected || !isAlive(button)) return undefined;
  holder[EARLY_CLICK] = null;
  return button;
}
