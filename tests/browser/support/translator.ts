import type { Locator } from '@playwright/test';

/** Wraps every text of an element as page translators do, and goes on doing so for texts that come later. */
export async function translate(element: Locator): Promise<void> {
  await element.evaluate((root) => {
    const wrapped = new WeakSet<Node>();
    const wrap = (): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node);
      for (const text of texts) {
        if (wrapped.has(text) || !text.textContent?.trim()) continue;
        wrapped.add(text);
        const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
        text.parentNode?.replaceChild(font, text);
        font.append(text);
      }
    };
    wrap();
    new MutationObserver(wrap).observe(root, { childList: true, subtree: true });
  });
}
