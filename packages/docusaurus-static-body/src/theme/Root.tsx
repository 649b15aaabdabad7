// Change: what a reader clicked before this script had come is clicked now.
import React, { useEffect, type ComponentProps, type ReactNode } from 'react';
import type RootType from '@theme/Root';
import InnerRoot from '@theme-init/Root';
import { replayClick } from '../browser/event-replay';

/** What is around every page. */
export default function Root({ children }: ComponentProps<typeof RootType>): ReactNode {
  // After the effects of all components inside: frame and body work now. Islands come later, each by itself.
  useEffect(() => replayClick((button) => button.closest('[data-island]') === null), []);
  return <InnerRoot>{children}</InnerRoot>;
}
