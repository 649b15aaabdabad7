import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeEndTags } from './end-tags';

it('writes the end tags that a minifier has left out, and changes nothing else', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'end-tags-'));
  const page = path.join(site, 'page.html');
  const head =
    '<!doctype html><html lang=en><head><meta charset=utf-8><title>T</title><script>var  a = 1</script></head>';
  writeFileSync(page, `${head}<body><p class="b  a">One  two<!-- --> three<ul><li>A<li>B</ul>`);
  await writeEndTags(site);
  expect(readFileSync(page, 'utf8')).toBe(
    `${head}<body><p class="b  a">One  two<!-- --> three</p><ul><li>A</li><li>B</li></ul></body></html>`,
  );
  const redirect = '<html><meta http-equiv="refresh" content="0; url=/"></html>';
  writeFileSync(page, redirect);
  await writeEndTags(site);
  expect(readFileSync(page, 'utf8')).toBe(redirect);
  rmSync(site, { recursive: true });
});
