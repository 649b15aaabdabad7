/** Says a short message to screen readers. One live region for the whole page is made when it is first needed. */
let region: HTMLElement | undefined;

export function announce(message: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = 'sr-only';
    region.style.cssText =
      'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
    document.body.append(region);
  }
  // A region that already holds the same text would stay silent.
  region.textContent = '';
  requestAnimationFrame(() => {
    if (region) region.textContent = message;
  });
}
