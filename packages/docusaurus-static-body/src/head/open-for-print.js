/** Opens the closed blocks of a page while it is printed, so that paper shows all of it. A page can be printed before its scripts have come. */
(() => {
  let opened = [];

  window.addEventListener('beforeprint', () => {
    const closed = [...document.querySelectorAll('article details:not([open])')];
    for (const block of closed) block.open = true;
    opened.push(...closed);
  });

  window.addEventListener('afterprint', () => {
    for (const block of opened) block.open = false;
    opened = [];
  });
})();
