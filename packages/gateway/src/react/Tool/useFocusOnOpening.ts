import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus into a tool that a reader has opened by a button, so that the keyboard goes on where the button was.
 * @param isOpened false for a tool that opens with its page, which leaves the focus alone
 * @returns reference for the element that takes the focus
 */
export function useFocusOnOpening<Target extends HTMLElement>(isOpened: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isOpened) target.current?.focus();
  }, [isOpened]);
  return target;
}
