import { expect, openHydrated, test } from '../support/test';

test('a script that was not in the page when it was built does not run', async ({ page, guard }) => {
  guard.expectMessage(/Executing inline script violates .*script-src/);
  await openHydrated(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.injected = "yes"';
    document.body.append(script);
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-injected');
});

test('an event handler in markup does not run', async ({ page, guard }) => {
  guard.expectMessage(/Executing inline event handler violates .*script-src/);
  await openHydrated(page, '/');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button id="injected" onclick="this.id = \'ran\'">x</button>',
    );
  });
  await page.locator('#injected').dispatchEvent('click');
  await expect(page.locator('#ran')).toHaveCount(0);
});

test('text is not run as a program', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(() => {
    // In a task of its own: what DevTools evaluates directly is exempt from the policy.
    setTimeout(() => {
      const mark = document.documentElement.dataset;
      try {
        // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- what the test is about
        new Function('document.documentElement.dataset.injected = "yes"')();
        mark.outcome = 'ran';
      } catch (error) {
        mark.outcome = error instanceof Error ? error.name : 'unknown';
      }
    });
  });
  await expect(page.locator('html')).toHaveAttribute('data-outcome', 'EvalError');
  await expect(page.locator('html')).not.toHaveAttribute('data-injected');
});

test('the page reaches no host but its own and the icon hosts', async ({ page, guard }) => {
  guard.expectMessage(/Connecting to 'https:\/\/elsewhere\.example\/' violates .*connect-src/);
  guard.expectMessage(/Fetch API cannot load https:\/\/elsewhere\.example/);
  await openHydrated(page, '/');
  const outcome = await page.evaluate(() =>
    fetch('https://elsewhere.example/').then(
      () => 'reached',
      () => 'refused',
    ),
  );
  expect(outcome).toBe('refused');
});

test('no other site can show the page in a frame', async ({ page, site, guard }) => {
  guard.expectMessage(/Framing .* violates .*frame-ancestors|frame-src/);
  await page.goto('/no/such/page');
  const framed = await page.evaluate(async (address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    return frame.contentDocument?.title ?? '';
  }, `${site.origin}/`);
  expect(framed).toBe('');
});
