/** Where the reader's choice is kept: long lines of code wrapped or not, on every page. */
const KEY = 'gateway-docs.wrap';

/** Storage can be forbidden; then the choice lasts as long as the page. */
function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

function store(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // The page shows it, and the next one begins anew.
  }
}

const setWrap = (isOn: boolean): boolean => document.documentElement.toggleAttribute('data-wrap', isOn);

/** Wraps long lines as the reader chose on any page before. */
export function restoreWrap(): void {
  if (stored()) setWrap(true);
}

/** Changes how code shows: its long lines, or how much of long code. */
export function changeCodeOnClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-wrap-switch]'))
    store(setWrap(!document.documentElement.hasAttribute('data-wrap')));
  const block = target.closest('[data-whole]')?.closest('[data-long]');
  if (!block) return;
  block.removeAttribute('data-long');
  // The button is gone; the keyboard goes on in the code.
  block.querySelector<HTMLElement>('pre')?.focus();
}
