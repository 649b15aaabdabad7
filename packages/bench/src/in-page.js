/**
 * What the benchmark runs inside a visited page: observers for the first paint and what follows, and the measured actions of a reader.
 * It is plain JavaScript, injected before the page's own scripts; through a compiler it would refer to that compiler's helpers.
 */
(() => {
  const vitals = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };

  const observe = (type, each) => {
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    vitals.longTasks.push({ start: startTime, duration });
  });
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) vitals.cls += value;
  });

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  /** From a turn of the wheel until React has taken the page over, in milliseconds. */
  async function comeAlive() {
    const start = performance.now();
    window.dispatchEvent(new Event('wheel'));
    while (document.documentElement.dataset.hasHydrated !== 'true') await frame();
    return performance.now() - start;
  }

  /** From the click on a link to the frame in which the other page's heading stands, in milliseconds. */
  async function softNavigation(route) {
    // A link of the text, as a reader clicks it: the menu of a phone has links before it, which open the menu when nobody has opened it.
    const link = document.querySelector(`main a[href="${route}"]`);
    if (!link) throw new Error(`There is no link to ${route} on ${location.pathname}.`);
    const before = heading();
    const start = performance.now();
    link.click();
    while (heading() === before || location.pathname !== route) await frame();
    await frame();
    return performance.now() - start;
  }

  const CLICK = 'bench-click';
  const heading = () => document.querySelector('h1')?.textContent;
  let arrivedMs;

  /** What was clicked, and when, is kept for the next page: a click may lead to a new document. */
  const remember = () => sessionStorage.setItem(CLICK, JSON.stringify({ from: heading(), at: Date.now() }));
  window.addEventListener('click', remember, true);

  /** Notes the first frame in which another page than the clicked one stands painted. */
  (async function watchArrival() {
    while (arrivedMs === undefined) {
      await frame();
      const click = JSON.parse(sessionStorage.getItem(CLICK));
      if (click && heading() && heading() !== click.from && vitals.fcp > 0) arrivedMs = Date.now() - click.at;
    }
  })();

  /** Puts a query into the search bar as typing does. React watches the property of the element, so that of its class is used. */
  function type(input, text) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
  }

  /** What this site's suggestions carry while they are a whole response, and lose while the next one is on its way. */
  const response = () => document.querySelector('.navbar [data-results]');

  /**
   * From a query in the search bar to the last change of the suggestions, painted, in milliseconds. On a site that says when a response is
   * there, the time goes on until then, also when nothing changes for a while because a part of the index is loaded.
   */
  async function resultTime(query) {
    const input = document.querySelector('.navbar input');
    const saysWhen = response() !== null;
    input.focus();
    type(input, '');
    await pause(300);
    let shownAt = 0;
    const observer = new MutationObserver(() => {
      requestAnimationFrame(() => {
        shownAt = performance.now();
      });
    });
    observer.observe(document.querySelector('.navbar'), {
      childList: true,
      subtree: true,
      characterData: true,
    });
    const start = performance.now();
    type(input, query);
    const hasResponse = () => !saysWhen || response() !== null;
    const isOver = () => shownAt > 0 && performance.now() - shownAt > 400 && hasResponse();
    while (!isOver() && performance.now() - start < 5000) await pause(50);
    observer.disconnect();
    if (shownAt === 0 || !hasResponse()) throw new Error(`The search bar showed nothing for "${query}".`);
    return shownAt - start;
  }

  /** Until the page's text has these words, painted: the time of the clock, in milliseconds, which the process that edits shares. */
  async function shown(text) {
    const start = performance.now();
    while (!document.querySelector('article')?.textContent.includes(text)) {
      if (performance.now() - start > 60_000) throw new Error(`The page did not show "${text}".`);
      await frame();
    }
    await frame();
    return Date.now();
  }

  window.bench = { vitals, comeAlive, softNavigation, arrival: () => arrivedMs, resultTime, shown };
})();
