import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a box's content is wider than the box. Such a box must be reachable by keyboard, and one that does not scroll should not
 * be a stop on the way through the page.
 */
export function useScrollable(box: RefObject<HTMLElement | null>): boolean {
  const [scrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrollable(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return scrollable;
}
