/** The link to another page of the site that stands at a place, as a plain click follows it; undefined for any other link, and for what only looks like one. */
window.PAGE_LINK = (target) => {
  const link = target?.closest?.('a[href]:not([role], [target], [download], [type])');
  const isOther = link?.origin === location.origin && link.pathname !== location.pathname;
  return isOther && !/\.\w+$/.test(link.pathname) ? link : undefined;
};
