/** Keeps the button that the reader clicked last. A click elsewhere forgets it: the reader has gone on. Clicks of scripts are no reader's. */
document.addEventListener(
  'click',
  ({ isTrusted, target }) => {
    if (isTrusted) window.CLICKED = target.closest('button, [role=tab]');
  },
  true,
);
