/**
 * The colour mode of a page whose scripts still wait: another tab may choose another mode, and the system may change its own. Docusaurus does
 * the same once the page is alive. What is stored or stands in the address and is no mode is forgotten before Docusaurus shows it.
 */
(() => {
  const root = document.documentElement;
  const system = window.matchMedia('(prefers-color-scheme: dark)');

  const isMode = (choice) => choice === 'light' || choice === 'dark';

  try {
    if (!isMode(window.STORAGE_TYPE.getItem('STORAGE_KEY'))) window.STORAGE_TYPE.removeItem('STORAGE_KEY');
  } catch {
    // The storage is closed to the page.
  }

  // Docusaurus puts on the root element whatever an address says, `?docusaurus-data-theme=purple` too.
  const address = new URL(window.location.href);
  for (const [name, value] of [...address.searchParams])
    if (name.startsWith('docusaurus-data-') || (name === 'docusaurus-theme' && !isMode(value)))
      address.searchParams.delete(name);
  if (address.search !== window.location.search) history.replaceState(history.state, '', address);

  const show = (choice) => {
    const ofSystem = system.matches ? 'dark' : 'light';
    root.setAttribute('data-theme-choice', choice);
    root.setAttribute('data-theme', choice === 'system' ? ofSystem : choice);
  };

  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'STORAGE_KEY') show(isMode(newValue) ? newValue : 'NO_CHOICE');
  });
  system.addEventListener('change', () => {
    if (root.getAttribute('data-theme-choice') === 'system') show('system');
  });
})();
