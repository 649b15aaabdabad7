import type { Page } from '../support/test';

/** What the layout of pages keeps at a width of the window. */
export interface Rule {
  readonly name: string;
  readonly widths: readonly number[];
  /** Routes of the pages that it is for. */
  readonly pages: RegExp;
  /** @returns what breaks it on the page that is open */
  readonly broken: (page: Page) => Promise<readonly string[]>;
}

/** @returns what is wrong with the first of these elements that shows, if it begins lower than it may; pages without one are fine */
async function tooLow(page: Page, selector: string, most: number): Promise<string[]> {
  const elements = page.locator(selector).filter({ visible: true });
  const tops = await elements.evaluateAll((all) => all.map((e) => e.getBoundingClientRect().top + scrollY));
  return tops.slice(0, 1).flatMap((top) => (top < most ? [] : [`it begins at ${Math.round(top)} px`]));
}

/** @returns navigations of the page that is open, closed ones included, which have no name or that of another one that shows */
export const badlyNamedNavigations = (page: Page): Promise<string[]> =>
  page.locator('nav, [role="navigation"]').evaluateAll((all) => {
    const nameOf = (nav: Element): string =>
      nav.ariaLabel ?? document.getElementById(nav.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
    const shown = all.filter((nav) => nav.checkVisibility());
    return all
      .filter(
        (nav) => nameOf(nav).trim() === '' || shown.filter((one) => nameOf(one) === nameOf(nav)).length > 1,
      )
      .map((nav) => nav.outerHTML.slice(0, 120));
  });

export const RULES: readonly Rule[] = [
  {
    // axe-core asks for the second half alone.
    name: 'each navigation has a name, and those that show have names of their own',
    widths: [360, 1600],
    pages: /^/,
    broken: badlyNamedNavigations,
  },
  {
    name: 'the page fits into its window',
    widths: [360, 768, 996, 1600],
    pages: /^/,
    broken: (page) =>
      page.evaluate(() => {
        const { scrollWidth } = document.documentElement;
        return scrollWidth > innerWidth ? [`it is ${scrollWidth} px wide`] : [];
      }),
  },
  {
    name: 'no table is cut',
    widths: [360, 1280],
    pages: /^/,
    broken: (page) =>
      page.locator('article [data-scrolls]:has(> table)').evaluateAll((boxes) =>
        boxes
          // A box of the direction that is not shown has no width.
          .filter((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1)
          .map(
            (box) => `${String(box.getAttribute('data-scrolls'))}: ${box.scrollWidth} in ${box.clientWidth}`,
          ),
      ),
  },
  {
    name: 'no line of code is cut, and no head of code is empty',
    widths: [360, 768, 1280],
    pages: /^/,
    broken: (page) =>
      page
        .locator('article pre')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.flatMap((code) => {
            const head = code.closest('[data-code]')?.firstElementChild;
            const isEmpty =
              head?.textContent.trim() === '' && head.clientWidth > code.clientWidth / 2
                ? ['empty head']
                : [];
            const isCut = code.scrollWidth > code.clientWidth + 1;
            return [...isEmpty, ...(isCut ? [`${code.scrollWidth} in ${code.clientWidth}`] : [])].map(
              (what) => `${String(code.getAttribute('data-scrolls'))}: ${what}`,
            );
          }),
        ),
  },
  {
    name: 'the label of a change stays between the lines of its entry',
    widths: [360, 1280],
    pages: /^\/(changelog|changes_since)?$/,
    broken: (page) =>
      page.locator('article [class*="changes"] li').evaluateAll((entries) =>
        entries.flatMap((entry) => {
          const label = entry.querySelector('span')?.getBoundingClientRect();
          const { top, bottom } = entry.getBoundingClientRect();
          return label && (label.top < top || label.bottom > bottom) ? [entry.textContent.slice(0, 60)] : [];
        }),
      ),
  },
  {
    name: 'a choice of versions is no wider than its choices',
    widths: [360, 1280],
    pages: /^\/api\//,
    broken: (page) =>
      page.locator('article [data-same-place] p').evaluateAll((boxes) =>
        boxes.flatMap((box) => {
          const rest =
            box.getBoundingClientRect().right - (box.lastElementChild?.getBoundingClientRect().right ?? 0);
          return rest > 4 ? [`${Math.round(rest)} px are empty`] : [];
        }),
      ),
  },
  {
    name: 'a number stands after what it points to, and moves nothing beside it',
    widths: [1280],
    pages: /^\/cabinet\//,
    broken: (page) =>
      page.locator('article .sc-window').evaluateAll((screens) =>
        screens.flatMap((screen) => {
          const between = [...screen.querySelectorAll('.sc-filter .sc-n')].filter(
            (number) => number.nextSibling,
          );
          const tops = [...screen.querySelectorAll('.sc-card')].map((card) => {
            const label = card.querySelector('.sc-label')?.getBoundingClientRect().height ?? 0;
            const value = card.querySelector('.sc-value')?.getBoundingClientRect().top ?? 0;
            return { lines: Math.round(label / 20), at: value - card.getBoundingClientRect().top };
          });
          const crooked = tops.filter(({ lines, at }) =>
            tops.some((one) => one.lines === lines && Math.abs(one.at - at) > 0.5),
          );
          return [
            ...between.map((number) => `${number.textContent} is before its value`),
            ...crooked.map(({ at }) => `a value at ${at} px`),
          ];
        }),
      ),
  },
  {
    name: 'the halves of the footer stand on one line',
    widths: [1280],
    pages: /^\/callbacks$/,
    broken: (page) =>
      page.locator('.footer').evaluate((footer) => {
        const middles = ['.footer__link-item', '.footer__copyright'].map((half) => {
          const range = document.createRange();
          range.selectNodeContents(footer.querySelector(half) ?? footer);
          const { top, bottom } = range.getBoundingClientRect();
          return (top + bottom) / 2;
        });
        return Math.max(...middles) - Math.min(...middles) > 1 ? [middles.join(' and ')] : [];
      }),
  },
  {
    name: 'a chip is one box that covers no other; the comma or full stop after it, or after a short code, stays with it',
    widths: [360, 768, 1280],
    pages: /^/,
    broken: (page) =>
      page.locator('article :is(.gw-chip, code[data-whole])').evaluateAll((marks) => {
        const shown = marks.filter((mark) => mark.checkVisibility() && !mark.closest('pre'));
        return shown.flatMap((mark, index) => {
          const text = mark.textContent;
          const [box, ...others] = mark.getClientRects();
          if (!box) return [];
          const isChip = mark.matches('.gw-chip');
          if (isChip && others.length > 0) return [`${text}: it has ${others.length + 1} boxes`];
          const next = shown[index + 1]?.getBoundingClientRect();
          const isCovered =
            next && next.top < box.bottom - 1 && next.bottom > box.top + 1 && next.left < box.right - 1;
          if (isChip && isCovered && next.right > box.left + 1) return [`${text}: the next one covers it`];
          const after = mark.nextSibling;
          if (!(after instanceof Text) || !/^[,.;:!?)]/.test(after.data)) return [];
          const sign = document.createRange();
          sign.setStart(after, 0);
          sign.setEnd(after, 1);
          return sign.getBoundingClientRect().top < box.bottom - 1
            ? []
            : [`${text}: a line begins with "${after.data.slice(0, 1)}"`];
        });
      }),
  },
  {
    name: 'below 1,200 px the first request of a call begins within 900 px',
    widths: [320, 360, 768, 1199],
    pages: /^\/api\//,
    broken: (page) => tooLow(page, '[data-sample-column] pre', 900),
  },
  {
    // Country and family guides compare methods first, and have no such link.
    name: 'the first request of a guide begins within 1,200 px',
    widths: [1280],
    pages: /^\/services\//,
    broken: (page) => tooLow(page, 'article:has(nav a[href="#example"]) [data-file][data-example] pre', 1200),
  },
  {
    name: 'no picture of a happy path is taller than 600 px',
    widths: [1280],
    pages: /^\/services\//,
    broken: (page) =>
      page
        .locator('article svg[role="img"]')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all
            .map((e) => e.getBoundingClientRect().height)
            .filter((height) => height > 600)
            .map(String),
        ),
  },
];
