/**
 * The colour mode of a page whose scripts still wait: another tab may choose another mode, and the system may change its own. Docusaurus does
 * the same once the page is alive.
 */
(() => {
  const root = document.documentElement;
  const system = window.matchMedia('(prefers-color-scheme: dark)');

  const show = (choice) => {
    const ofSystem = system.matches ? 'dark' : 'light';
    root.setAttribute('data-theme-choice', choice);
    root.setAttribute('data-theme', choice === 'system' ? ofSystem : choice);
  };

  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'STORAGE_KEY') show(newValue ?? 'NO_CHOICE');
  });
  system.addEventListener('change', () => {
    if (root.getAttribute('data-theme-choice') === 'system') show('system');
  });
})();
