import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoSite } from '@gateway-docs/contract/tests';
import { Folder } from '@gateway-docs/kit/yaml';
import { siteAddress } from '@gateway-docs/site-data/operator';
import { AGENTS_BLOCK_ROUTE, agentFiles, SKILLS_INDEX_ROUTE } from './agent-files';

const data = await demoSite.load();
const print = (_file: string, source: string): string => source.replace(/^---[^]*?---\n\n/, '');

let root: string;
const write = (name: string, text: string): void => writeFileSync(path.join(root, 'agents', name), text);
const skill = (head: string): void => write('skills/pay-once.md', `---\n${head}\n---\n\nFind first.\n`);
const made = (of = data) => agentFiles(of, { folder: new Folder(root, 'agents'), print });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'agents-'));
  mkdirSync(path.join(root, 'agents/skills'), { recursive: true });
  write('AGENTS-snippet.md', 'The same id.\n');
});
afterEach(() => rmSync(root, { recursive: true }));

const ROUTE = '/.well-known/agent-skills/pay-once/SKILL.md';
const HEAD = "title: Pay once\ndescription: 'Pay with {operator.brand}. Error {error(203)} is: paid'";

it('a skill has the name of its file, its description in words, and its instructions', () => {
  skill(HEAD);
  expect(made().get(ROUTE)).toBe(
    `---\nname: pay-once\ndescription: "Pay with ${data.operator.brand}. Error 203 is: paid"\n---\n\n# Pay once\n\nFind first.\n`,
  );
});

it('the index names each skill with its full address and the digest of its bytes, at both addresses', () => {
  skill(HEAD.replace('is:', 'is –'));
  const files = made();
  const index = files.get(SKILLS_INDEX_ROUTE) ?? '';
  expect(JSON.parse(index)).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'pay-once',
        type: 'skill-md',
        description: `Pay with ${data.operator.brand}. Error 203 is – paid`,
        url: siteAddress(data.operator, ROUTE),
        digest: `sha256:${createHash('sha256')
          .update(Buffer.from(files.get(ROUTE) ?? ''))
          .digest('hex')}`,
      },
    ],
  });
  expect(files.get('/.well-known/skills/index.json')).toBe(index);
});

it('a skill about what is not offered is neither a file nor in the index', () => {
  skill(`${HEAD}\nonly: v1`);
  expect(made().has(ROUTE)).toBe(true);
  const files = made({ ...data, offer: { ...data.offer, v1: false } });
  expect([...files.keys()]).toEqual([
    SKILLS_INDEX_ROUTE,
    '/.well-known/skills/index.json',
    AGENTS_BLOCK_ROUTE,
  ]);
  expect(files.get(SKILLS_INDEX_ROUTE)).toContain('"skills": []');
});

it('the block is printed as it is written', () => {
  expect(made().get(AGENTS_BLOCK_ROUTE)).toBe('The same id.\n');
});

it.each([
  ['title: A\ndescription: Pay {error(9999)}', /^agents\/skills\/pay-once\.md:3: .*no code 9999/],
  ['title: A\ndescription: Pay {operator.brnd}', /^agents\/skills\/pay-once\.md:3: .*Did you mean "brand"/],
  ['title: A\ndescripton: Pay', /^agents\/skills\/pay-once\.md:3: Unknown key descripton/],
  ['description: Pay', /^agents\/skills\/pay-once\.md:1: A skill needs title/],
  ['title: 7\ndescription: Pay', /^agents\/skills\/pay-once\.md:2: A skill needs title/],
  ['title: A\ndescription: Pay\nonly: v3', /^agents\/skills\/pay-once\.md:4: only: cannot read "v3"/],
])('the front matter "%s" stops with its place', (head, message) => {
  skill(head);
  expect(() => made()).toThrow(message);
});
