import { SkipToContentFallbackId } from '@docusaurus/theme-common';

/** The one notice of the body area: the spinner of a slow navigation, or the error of a failed one. */
let notice: HTMLElement | undefined;

/** Plain DOM, not React: a first load that fails has no React yet, and the static text must stay untouched below. */
function show(element: HTMLElement, put: (element: HTMLElement) => void): void {
  clearNotice();
  notice = element;
  put(element);
}

/** Above the page's text. */
const aboveText = (element: HTMLElement): void =>
  (document.getElementById(SkipToContentFallbackId) ?? document.body).prepend(element);

/** Behind everything: what has nobody after it changes no style of the page, which a phone would work out anew for all of it. */
const atEnd = (element: HTMLElement): void => document.body.append(element);

function element(tag: string, className: string, text = ''): HTMLElement {
  const created = document.createElement(tag);
  created.className = className;
  created.textContent = text;
  return created;
}

/** Takes the notice away; the page is then as React knows it. */
export function clearNotice(): void {
  notice?.remove();
  notice = undefined;
  delete document.documentElement.dataset.navigation;
}

/** Shows the spinner over the page body; the progress bar follows the attribute of the root element. */
export function showPending(): void {
  const pending = element('div', 'static-body-pending');
  pending.setAttribute('role', 'status');
  pending.append(
    element('span', 'static-body-spinner'),
    element('span', 'static-body-unseen', 'Loading the page'),
  );
  show(pending, atEnd);
  document.documentElement.dataset.navigation = 'pending';
}

/**
 * Shows the error text with a Retry button above the page's text, which stays readable.
 * @param what what could not be loaded, and what the reader sees below instead
 * @param error what the bundler or the network answered
 * @param retry called when the reader presses Retry; the notice stays until the next call of this module
 */
export function showFailure(what: string, error: unknown, retry: () => void): void {
  const failure = element('div', 'static-body-failure');
  failure.setAttribute('role', 'alert');
  const button = element('button', 'static-body-retry', 'Retry');
  button.setAttribute('type', 'button');
  button.addEventListener('click', () => {
    button.setAttribute('disabled', '');
    retry();
  });
  failure.append(
    element('p', 'static-body-failure__title', what),
    element('p', 'static-body-failure__error', String(error)),
    button,
  );
  show(failure, aboveText);
  failure.scrollIntoView({ block: 'nearest' });
}
