/** What agents read beside the pages, for both profiles: links, sizes, rules about repeats, and that it follows what is offered. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSite } from '@gateway-docs/contract';
import { siteAddress } from '@gateway-docs/site-data/operator';
import mcp from '../../../data/texts/mcp.json';
import { filesOfData } from '../../../src/generated/make-files';
import { askedOf } from '../../../src/plugins/page-check';

const root = path.resolve(__dirname, '../../..');
const PROFILES = { main: 'data/operator.yaml', second: 'tests/fixtures/second-operator.yaml' };
/** English prose has about four bytes for a token, code and addresses about three: the lower figure is the safe one. */
const BYTES_OF_TOKEN = 3;

/** What a text must not tell an agent about repeats: it would pay twice. */
const NEW_EACH_TIME =
  /\b(?:new|fresh|unique|different|random|another)\b[^.|\n]{0,40}\b(?:id|key)s?\b[^.|\n]{0,40}\b(?:every|each) (?:request|call|try|retry|repeat|time)/i;

const NEW_FOR_A_REPEAT =
  /\b(?:again|repeat\w*|retry|retries)\b[^.|\n]*\b(?:new|another|different|fresh|unique) (?:id|key)\b/i;
const paysTwice = (text: string): boolean => NEW_EACH_TIME.test(text) || NEW_FOR_A_REPEAT.test(text);

it.each([
  ['Use a unique key for every request.', true],
  ['Send the same request again with a new id.', true],
  ['Send it again with the same id, the same key and a fresh timestamp.', false],
  ['Make another id for another payment.', false],
])('"%s" pays twice: %s', (text, expected) => {
  expect(paysTwice(text)).toBe(expected);
});

describe.each(Object.entries(PROFILES))('the profile %s', async (name, profile) => {
  const site = openSite(root, profile);
  const data = await site.load();
  const made = await filesOfData(data, root);
  const files = [...made].filter(([route]) => /agent-skills|AGENTS/.test(route));
  const texts = files.filter(([route]) => route.endsWith('.md'));
  const skills = texts.filter(([route]) => route.endsWith('/SKILL.md'));

  it('has the skills of what is offered', () => {
    const names = skills.map(([route]) => path.basename(path.dirname(route)));
    const expected = [
      'accept-payments',
      'go-live',
      'migrate-v1',
      'reconcile',
      'send-payouts',
      'verify-callbacks',
    ];
    expect(names).toEqual(expected.filter((one) => name === 'main' || one !== 'migrate-v1'));
  });

  it('has links to files that exist, on its own host, and none to a page where a twin is', async () => {
    const { isFile } = await askedOf(root, site, data);
    const base = siteAddress(data.operator, '/');
    const broken = files.flatMap(([route, text]) =>
      Array.from(text.matchAll(/https?:\/\/[^)\s"'`>]+/g), ([address]) => address)
        .filter((address) => address.startsWith(base))
        .filter((address) => address !== base && !isFile(`/${address.slice(base.length)}`))
        .map((address) => `${route}: ${address}`),
    );
    expect(broken).toEqual([]);
  });

  it('has no placeholder left, and no anchor that a twin does not have', () => {
    for (const [route, text] of texts) {
      expect(text, route).not.toMatch(
        /\{(?:operator|error|status|reason|op|limit|term)[.(]|:only|\bundefined\b/,
      );
      expect(text, route).not.toMatch(/\.md#/);
    }
  });

  it.each(skills)('%s is below 5,000 tokens', (_route, text) => {
    expect(Buffer.byteLength(text) / BYTES_OF_TOKEN).toBeLessThan(5000);
  });

  it('has a block of at most 8 kB', () => {
    expect(Buffer.byteLength(made.get('/AGENTS-snippet.md') ?? '')).toBeLessThanOrEqual(8000);
    expect(made.get('/AGENTS-snippet.md')).toMatch(/same id, the same key and the same body/);
  });

  it.each(texts)('%s says nothing about repeats that pays twice', (_route, text) => {
    expect(text.split('\n').filter(paysTwice)).toEqual([]);
  });

  const repeating = skills.filter(([route]) => /accept|payouts|go-live|migrate/.test(route));
  it.each(repeating)('%s says "the same id"', (_route, text) => {
    expect(text).toMatch(/the same id/);
  });
});

it('the page names every tool of the MCP server, and no other', () => {
  const page = readFileSync(path.join(root, 'docs/agents.mdx'), 'utf8');
  const table = page.slice(page.indexOf('The tools:'), page.indexOf('No tool reaches'));
  const firstCells = table.match(/^\| `[^|]*/gm) ?? [];
  const named = firstCells.flatMap((cell) => Array.from(cell.matchAll(/`(\w+)`/g), ([, tool]) => tool));
  expect(named.sort()).toEqual(Object.keys(mcp.tools).sort());
});
