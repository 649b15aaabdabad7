import { NEW_RELEASE_EVENT } from '@site/src/base/new-release-event';

/** The one notice of a new release: plain DOM, because it belongs to no page. */
let notice: HTMLElement | undefined;

function button(text: string, className: string, onPress: () => void): HTMLButtonElement {
  const created = document.createElement('button');
  created.type = 'button';
  created.className = className;
  created.textContent = text;
  created.addEventListener('click', onPress);
  return created;
}

/**
 * Says, once in the life of a page, that a new release is there. Nothing happens to the open page: the next one is of the new release, or
 * this one when the reader asks for it.
 */
export function showNewRelease(): void {
  if (notice) return;
  window.dispatchEvent(new Event(NEW_RELEASE_EVENT));
  notice = document.createElement('aside');
  notice.className = 'gw-new-release';
  notice.setAttribute('aria-label', 'New version');
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  notice.append(
    text,
    button('Show it now', 'gw-quiet-button', () => window.location.reload()),
    button('Later', 'gw-quiet-button', () => notice?.remove()),
  );
  document.body.append(notice);
  // A live region is read when its text comes after it.
  requestAnimationFrame(() => {
    text.textContent = 'There is a new version of this documentation. The next page that you open has it.';
  });
}
