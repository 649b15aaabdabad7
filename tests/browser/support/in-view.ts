import { drawn, type Page } from './test';

/** What stands at the top of the window, and how high: what a reader looks at, whatever the heights above it are. */
export async function inView(page: Page): Promise<{ text: string; top: number }> {
  await drawn(page);
  return page.evaluate(() => {
    const blocks = [...document.querySelectorAll('article .markdown > *')];
    const shown = blocks.find((block) => block.getBoundingClientRect().bottom > 0);
    return { text: shown?.textContent ?? '', top: Math.round(shown?.getBoundingClientRect().top ?? 0) };
  });
}
