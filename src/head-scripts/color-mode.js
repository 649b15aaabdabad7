/**
 * The colour mode of a page whose scripts still wait: another tab may choose another mode, and the system may change its own. Docusaurus does
 * the same once the page is alive. What is stored and is no mode is forgotten before Docusaurus shows it.
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
