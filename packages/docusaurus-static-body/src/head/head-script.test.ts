import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { headScript, withWords } from './head-script';

it("has the site's own scripts first, then all parts, with no word left to replace", () => {
  const script = headScript(['own()']);
  expect(script.startsWith('own()\n')).toBe(true);
  expect(script).toContain('window.staticBodyClicked');
  expect(script).toContain('[type="text/waiting"]');
  expect(script).not.toMatch(
    /\b(CLICKED|COMING_PAGE|GOING_BACK|LAZY_BLOCKS|PAGE_AHEAD|PAGE_LINK|SPARES_LINE|WAITING_TYPE)\b/,
  );
  expect(() => new Script(script)).not.toThrow();
});

it('replaces each word everywhere', () => {
  expect(withWords('A A B', { A: 'x' })).toBe('x x B');
});
