/** Says a short message to screen readers. One live region for the whole page is made when it is first needed. */
let region: HTMLElement | undefined;

export function announce(message: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = 'gw-visually-hidden';
    document.body.append(region);
  }
  // A region that already holds the same text would stay silent.
  region.textContent = '';
  requestAnimationFrame(() => {
    if (region) region.textContent = message;
  });
}
