import type { Attributes, HeadPart, HeadTag } from './merge';

/** Marks what this module owns, as the static render does: `true` on tags, a list of names on the root and the body. */
const MARK = 'data-rh';

function applyAttributes(element: Element, wanted: Attributes): void {
  const owned = element.getAttribute(MARK)?.split(',').filter(Boolean) ?? [];
  for (const [name, value] of Object.entries(wanted)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  for (const name of owned) if (!(name in wanted)) element.removeAttribute(name);
  const names = Object.keys(wanted);
  if (names.length > 0) element.setAttribute(MARK, names.join(','));
  else element.removeAttribute(MARK);
}

function create({ tag, attributes, text }: HeadTag): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(MARK, 'true');
  element.textContent = text;
  return element;
}

/**
 * Makes the document's head what the merged part says. Elements that are right already stay as they are; elements of others,
 * such as style sheets, are not touched.
 */
export function applyHead({ title, html, body, tags }: HeadPart): void {
  if (title !== undefined && document.title !== title) document.title = title;
  applyAttributes(document.documentElement, html);
  applyAttributes(document.body, body);
  // The title is changed above and never replaced.
  const old = new Set(document.head.querySelectorAll(`[${MARK}]:not(title)`));
  for (const wanted of tags.map(create)) {
    const same = [...old].find((element) => element.isEqualNode(wanted));
    if (same) old.delete(same);
    else document.head.append(wanted);
  }
  for (const element of old) element.remove();
}
