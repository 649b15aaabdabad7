import { CLICKED } from '../names';

/**
 * For what has just come alive: does the click once more that a reader made while its script was on the way. A click elsewhere since then has
 * taken its place (head/event-replay.js).
 * @param isAlive whether this button works now, and did not before
 */
export function replayClick(isAlive: (button: HTMLElement) => boolean): void {
  const holder = window as { [CLICKED]?: HTMLElement | null };
  const button = holder[CLICKED];
  if (!button?.isConnected || !isAlive(button)) return;
  holder[CLICKED] = null;
  button.click();
}
