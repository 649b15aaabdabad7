import React, { type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Router } from 'react-router-dom';
import islands from '@generated/page-components/default/islands';
import type { History } from 'history';

/**
 * Remembers the button that a reader clicks while the island's script is on its way.
 * @returns function that ends it, and returns the button
 */
function rememberClick(element: HTMLElement): () => HTMLElement | undefined {
  let clicked: HTMLElement | undefined;
  const remember = ({ target }: Event) => {
    clicked = (target instanceof Element ? target.closest('button') : null) ?? clicked;
  };
  element.addEventListener('click', remember);
  return () => {
    element.removeEventListener('click', remember);
    return clicked;
  };
}

async function hydrate(
  element: HTMLElement,
  history: History,
  isWanted: () => boolean,
): Promise<Root | undefined> {
  const clickedButton = rememberClick(element);
  const { default: Component } = (await islands[element.dataset.island ?? '']?.()) ?? {};
  if (!Component || !isWanted()) return undefined;
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  const Island: ComponentType<object> = Component;
  const root = hydrateRoot(
    element,
    <Router history={history}>
      <Island {...props} />
    </Router>,
    {
      // A reader who leaves at once ends an island before it has come alive. React calls that an early update; nobody sees it.
      onRecoverableError: (error) => {
        if (isWanted()) reportError(error);
      },
    },
  );
  // React brings the island alive at once for a click.
  clickedButton()?.click();
  return root;
}

/**
 * Lets the components with a state work: each becomes a root of its own, over the HTML that the static render drew. One whose script
 * cannot be loaded stays as it is.
 * @param body the islands inside it
 * @param history the router's, for islands whose state is in the address
 * @returns function that ends them
 */
export function hydrateIslands(body: Element | null, history: History): () => void {
  let isWanted = true;
  const elements = [...(body?.querySelectorAll<HTMLElement>('[data-island]') ?? [])];
  const roots = elements.map((element) => hydrate(element, history, () => isWanted).catch(() => undefined));
  return () => {
    isWanted = false;
    // Later, because React may not end a root while it renders another one.
    for (const root of roots) void root.then((found) => found?.unmount());
  };
}
