import { attempt } from '@gateway-docs/kit';

/** A browser may forbid a page to store anything, or have no room. */
export const inStore = <Result>(
  place: 'localStorage' | 'sessionStorage',
  act: (store: Storage) => Result,
): Result | undefined => attempt(() => act(window[place]));
