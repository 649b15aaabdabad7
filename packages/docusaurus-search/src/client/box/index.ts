/** Script of its own, beside those of the page: makes each search bar work that is or will be in the page. */
import options from '@generated/search-index/default/options.json';
import { Box } from './box';

/** The bar of the theme, which a navigation may replace by another one. */
const BAR = 'form[data-search-status]';
const boxes = new WeakMap<HTMLFormElement, Box>();

function boxIn(target: EventTarget | null): Box | undefined {
  const form = target instanceof Element ? target.closest<HTMLFormElement>(BAR) : null;
  if (form === null) return undefined;
  const box = boxes.get(form) ?? new Box(form, options);
  boxes.set(form, box);
  return box;
}

/** @param act what the bar does at an event in it */
function on<Name extends keyof DocumentEventMap>(
  name: Name,
  act: (box: Box, event: DocumentEventMap[Name]) => void,
): void {
  document.addEventListener(
    name,
    (event) => {
      const box = boxIn(event.target);
      if (box !== undefined) act(box, event);
    },
    { passive: name === 'touchstart' },
  );
}

const isInput = ({ target }: Event): boolean => target instanceof HTMLInputElement;

on('pointerover', (box) => box.want());
on('touchstart', (box) => box.want());
on('focusin', (box) => box.focus());
on('focusout', (box, { relatedTarget }) => box.blur(relatedTarget));
on('input', (box) => box.type());
on('keydown', (box, event) => {
  if (isInput(event)) box.press(event);
});
on('submit', (box, event) => {
  event.preventDefault();
  box.submit();
});
on('reset', (box, event) => {
  event.preventDefault();
  box.replace('');
});
on('click', (box, event) => box.click(event));
// The focus stays in the input while the mouse is used in the box; a blur would close it before the click.
on('mousedown', (_, event) => {
  if (!isInput(event)) event.preventDefault();
});

// The reader went to the search before this script was there.
boxIn(document.activeElement)?.focus();
