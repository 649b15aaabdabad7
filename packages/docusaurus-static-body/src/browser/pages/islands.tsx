import React, { type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'react-router-dom';
import islands from '@generated/static-body/default/islands';
import { askedFor } from '@gateway-docs/kit';
import type { History } from 'history';
import { replayClick } from '../event-replay';

/**
 * The choices that a reader has made in selects before the island's script came. React leaves a choice in the element, does not know it, and
 * overwrites it with its own state at the next render.
 * @returns functions that make these choices once more
 */
function earlyChoices(element: HTMLElement): (() => void)[] {
  const isDefault = (select: HTMLSelectElement) => select.selectedOptions[0]?.defaultSelected ?? true;
  const changed = [...element.querySelectorAll('select')].filter((select) => !isDefault(select));
  return changed.map((select) => {
    const { value } = select;
    return () => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
  });
}

async function hydrate(element: HTMLElement, history: History, isWanted: () => boolean) {
  const { default: Component } = (await islands[element.dataset.island ?? '']?.()) ?? {};
  if (!Component || !isWanted()) return undefined;
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  const Island: ComponentType<object> = Component;
  const choices = earlyChoices(element);
  const begin = () =>
    hydrateRoot(
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
  // What the address says is drawn before the first choice is told, or it would be drawn over it.
  const root = choices.length > 0 ? flushSync(begin) : begin();
  for (const choose of choices) choose();
  // React brings an island alive at once for a click.
  replayClick((button) => element.contains(button));
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
  const roots = elements.map((element) =>
    askedFor(hydrate(element, history, () => isWanted)).catch(() => undefined),
  );
  return () => {
    isWanted = false;
    // Later, because React may not end a root while it renders another one.
    for (const root of roots) void root.then((found) => found?.unmount());
  };
}
