import releaseNotice from '@theme/NewReleaseNotice';
import { NEW_RELEASE_EVENT } from './new-release-event';

/** What the notice says, and its classes: the module `NewReleaseNotice` of the theme. */
export type ReleaseNotice = Readonly<
  Record<'label' | 'text' | 'showNow' | 'later' | 'className' | 'buttonClassName', string>
>;

/** The one notice of a new release: plain DOM, because it belongs to no page. */
let notice: HTMLElement | undefined;

function button(text: string, onPress: () => void): HTMLButtonElement {
  const created = document.createElement('button');
  created.type = 'button';
  created.className = releaseNotice.buttonClassName;
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
  notice.className = releaseNotice.className;
  notice.setAttribute('aria-label', releaseNotice.label);
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  notice.append(
    text,
    button(releaseNotice.showNow, () => window.location.reload()),
    button(releaseNotice.later, () => notice?.remove()),
  );
  document.body.append(notice);
  // A live region is read when its text comes after it.
  requestAnimationFrame(() => {
    text.textContent = releaseNotice.text;
  });
}
