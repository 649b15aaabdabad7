import type { MouseEvent } from 'react';
import { isPlainClick } from '@gateway-docs/kit';

/**
 * @param go what a plain click does, in place of the browser's own navigation
 * @returns a click handler; with a modifier the browser opens a tab or a window as it always does
 */
export function onPlainClick(go: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go();
  };
}
