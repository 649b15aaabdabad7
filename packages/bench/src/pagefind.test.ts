import { expect, it } from 'vitest';
import { plainPage } from './pagefind';

it('a page keeps its text, loses its scripts and the stock box, and has the search box in its first bar', () => {
  const page = plainPage(
    '<head><script src="/main.js" defer></script></head><nav>Bar<input class="navbar__search-input"></nav><nav>Side</nav><p>Text</p><script>go()</script>',
  );
  expect(page).not.toMatch(/main\.js|go\(\)/);
  expect(page).toMatch(
    /<nav>Bar<div id="search"><\/div><\/nav>.*PagefindUI[^]*<nav>Side<\/nav><p>Text<\/p>$/s,
  );
});
