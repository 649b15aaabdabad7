import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let opened: HTMLDetailsElement[] = [];

/** Opens closed blocks, so that paper shows all of the page; remembers them to close them afterwards. */
function openAll(): void {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('article details:not([open])')];
  for (const block of closed) block.open = true;
  opened.push(...closed);
}

function closeAgain(): void {
  for (const block of opened) block.open = false;
  opened = [];
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('beforeprint', openAll);
  window.addEventListener('afterprint', closeAgain);
}
