/** Says which version of the API the sidebar shows: that of the page, else the one that the reader chose, else the newer one. */
(() => {
  let chosen;
  try {
    chosen = window.STORAGE_TYPE.getItem('STORAGE_KEY');
  } catch {
    // The storage is closed to the page.
  }
  // The base path may name a version too, and is no part of a route.
  const ofPage = /VERSION_IN_PATH/.exec(location.pathname.slice('BASE_PATH'.length - 1))?.[1];
  const ofReader = chosen === 'OLDER_VERSION' ? chosen : 'NEWER_VERSION';
  document.documentElement.setAttribute('API_VERSION_ATTRIBUTE', ofPage ?? ofReader);
})();
