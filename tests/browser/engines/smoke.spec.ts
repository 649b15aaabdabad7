/** What a reader does most, in the engines that are not Chromium. An engine that this machine does not have is skipped, and the report says why. */
import { templates } from '../support/templates';
import { expect, test } from '../support/test';
import { ENGINES, type Engine } from './driver';

/** The scripts of a page come at the first sign of a reader. */
const alive = (engine: Engine): Promise<void> =>
  expect
    .poll(() =>
      engine.run(() => {
        window.dispatchEvent(new Event('wheel'));
        return document.documentElement.dataset.hasHydrated;
      }),
    )
    .toBe('true');

for (const { name, missing } of ENGINES.filter((engine) => engine.missing !== undefined))
  test(`${name} reads the site`, ({ guard: _auto }, info) => {
    console.log(`Skipped: ${missing ?? ''}`);
    info.skip(true, missing);
  });

for (const { name, start } of ENGINES.filter(({ missing }) => missing === undefined)) {
  test.describe(name, () => {
    test.slow();
    test.describe.configure({ mode: 'serial' });

    let engine: Engine;
    test.beforeAll(async () => {
      engine = await start();
    });
    test.afterAll(() => engine.close());

    for (const [kind, route] of Object.entries(templates)) {
      test(`${kind} comes alive, and is as wide as the window`, async ({ site }) => {
        await engine.open(site.origin + route);
        await alive(engine);
        const { title, beyond } = await engine.run(() => ({
          title: document.querySelector('main h1')?.textContent ?? '',
          beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }));
        expect(title).not.toBe('');
        expect(beyond).toBe(0);
      });
    }

    test('a word is searched, and a result is opened with the word marked', async ({ site }) => {
      await engine.open(`${site.origin}/callbacks`);
      await alive(engine);
      await engine.run(() => {
        const field = document.querySelector<HTMLInputElement>('.navbar input');
        field?.focus();
        // React hears of what the browser itself has set.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'signature');
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      });
      const options = () => engine.run(() => document.querySelectorAll('[role="option"]').length);
      await expect.poll(options).toBe(8);
      await engine.run(() => document.querySelector<HTMLElement>('[role="option"]')?.click());
      await expect.poll(() => engine.run(() => location.pathname)).not.toBe('/callbacks');
      await expect.poll(() => engine.run(() => document.title)).not.toMatch(/^Callbacks/);
    });

    test('a link leads on, and the first Back to where the reader was', async ({ site }) => {
      await engine.open(`${site.origin}/callbacks`);
      await alive(engine);
      const place = () =>
        engine.run(() => {
          const blocks = [...document.querySelectorAll('article .markdown > *')];
          const block = blocks.find((one) => one.getBoundingClientRect().bottom > 0);
          return [
            document.title,
            block?.textContent.slice(0, 40),
            Math.round(block?.getBoundingClientRect().top ?? 0),
          ];
        });
      // Heights that the browser only guesses would become real after the place is read, and before it is left.
      await engine.run(() => document.documentElement.removeAttribute('data-lazy-blocks'));
      await engine.run(() => window.scrollTo(0, 2500));
      const before = await place();
      await engine.run(() => document.querySelector<HTMLElement>('.pagination-nav__link--next')?.click());
      await expect.poll(async () => (await place())[0]).not.toBe(before[0]);
      // A browser's own button leaves out pages on which nobody has clicked, and no hand has clicked here.
      await engine.run(() => history.back());
      await expect.poll(place).toEqual(before);
    });

    test('the colour mode is chosen, and stays', async ({ site }) => {
      const mode = () => engine.run(() => document.documentElement.dataset.theme);
      await engine.run(() => document.querySelector<HTMLElement>('.gw-color-mode')?.click());
      await expect.poll(mode).toBe('light');
      await engine.open(`${site.origin}/request_format`);
      expect(await mode()).toBe('light');
    });

    test('a request runs in the page', async ({ site }) => {
      await engine.open(`${site.origin}/api/v2/transaction/create`);
      await alive(engine);
      for (const text of ['Run this request here', 'Sign and send'])
        await expect
          .poll(() =>
            engine.run((wanted) => {
              const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
              const button = buttons.find(({ textContent, disabled }) => textContent === wanted && !disabled);
              button?.click();
              return button !== undefined;
            }, text),
          )
          .toBe(true);
      const response = () =>
        engine.run(
          () => document.querySelector('[role="group"][aria-label="Response body"]')?.textContent ?? '',
        );
      await expect.poll(response).toContain('"code": 0');
    });
  });
}
