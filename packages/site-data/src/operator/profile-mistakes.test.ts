/** The mistakes that providers make in their profile. Each stops with the file, where it stands, what was found and what exists. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readBranding } from '@gateway-docs/branding';
import { loadFacts } from '../load-facts';
import { openHead } from '../tests/open-head';

const root = path.resolve(__dirname, '../../../..');
const demo = readFileSync(path.join(root, 'data/operator.yaml'), 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
cpSync(path.join(root, 'data/look/mark.svg'), path.join(folder, 'mark.svg'));
writeFileSync(path.join(folder, 'text.woff2'), 'This is no font.');

afterAll(() => rmSync(folder, { recursive: true }));

/** Everything that a profile is checked by. */
async function check(file: string): Promise<void> {
  const head = openHead(root, file);
  readBranding({ ...head.profile, look: head.profile.operator.look }, head.layout.branding);
  await loadFacts(head);
}

/** Writes a profile into a file of its own. @returns what the first check says that finds something */
async function said(name: string, text: string): Promise<string> {
  const file = path.join(folder, `${name}.yaml`);
  writeFileSync(file, text);
  try {
    await check(file);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no mistake was found';
}

/** The demonstration with lines in place of others, or at its end. */
const instead = (before: string, after: string): string => {
  if (!demo.includes(before)) throw new Error(`The profile has no "${before}".`);
  return demo.replace(before, after);
};
const withLines = (lines: string): string => `${demo}\n${lines}\n`;

/** Line of a text in a profile, counted from 1. */
const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

interface Mistake {
  readonly what: string;
  readonly text: string;
  /** Something of the line that the message has to name; without it the file is wrong as a whole. */
  readonly part?: string;
  readonly says: readonly string[];
}

const mistakes: readonly Mistake[] = [
  {
    what: 'a colour by its name',
    text: withLines('look:\n  colours:\n    accent: { light: teal, dark: "#7dbdf2" }'),
    part: 'light: teal',
    says: ['look.colours.accent.light: write the colour as # and six', 'column 22: teal)'],
  },
  {
    what: 'a colour that is a comment to YAML',
    text: withLines('look:\n  colours:\n    accent: { light: #1a7f64, dark: "#7dbdf2" }'),
    says: ['cannot be read', 'line '],
  },
  {
    what: 'a colour that few can read',
    text: withLines('look:\n  colours:\n    accent: { light: "#ff6600", dark: "#7dbdf2" }'),
    part: 'light: "#ff6600"',
    says: ['look.colours.accent.light: with #ff6600', 'The nearest colour of the same hue that passes is #'],
  },
  {
    what: 'a logo that is not there',
    text: withLines('look:\n  logo: { light: lost.svg }'),
    part: 'lost.svg',
    says: ['look.logo.light', 'column 18: lost.svg', 'does not exist; it is looked for at '],
  },
  {
    what: 'a font that is none',
    text: withLines('look:\n  font:\n    family: Own\n    files: [text.woff2]'),
    part: 'files: [text.woff2]',
    says: ['look.font.files: text.woff2 is no WOFF2 file'],
  },
  {
    what: 'a service with a typing error',
    text: withLines('offer:\n  services:\n    except:\n      - blik\n      - picpai'),
    part: '- picpai',
    says: ['offer.services: there is no "picpai". Did you mean "picpay', 'column 9: picpai)'],
  },
  {
    what: 'a country in which nothing works',
    text: withLines('offer:\n  services: { only: [pix, blik] }\n  countries: { only: [BR, PL, JP] }'),
    part: 'countries: { only: [BR, PL, JP] }',
    says: ['offer.countries names JP, and no service that is offered works there', 'column 31: JP)'],
  },
  {
    what: 'a call that an offered service needs',
    text: withLines('offer:\n  operations: { except: [transaction-create] }'),
    part: 'operations: {',
    says: ['offer.operations leaves out transaction-create, by which these services are used: ', 'column 26'],
  },
  {
    what: 'a base path without a slash',
    text: instead('base_path: /', 'base_path: docs'),
    part: 'base_path: docs',
    says: ['base_path: give the path below which the site lies', 'column 12: docs)'],
  },
  {
    what: 'an unknown key',
    text: withLines('colour: "#1a7f64"'),
    part: 'colour: ',
    says: ['unknown key "colour"; the keys here are: brand, tagline', 'column 1)'],
  },
  {
    what: 'a tab',
    text: instead('  email: support', '\temail: support'),
    part: '\temail',
    says: ['tab characters must not be used in indentation at line '],
  },
  { what: 'an empty file', text: '', says: ['expected a map with the keys: brand, tagline'] },
  {
    what: 'a key twice',
    text: withLines('offline: false'),
    part: 'offline: false\n',
    says: ['duplicated mapping key at line'],
  },
  {
    what: 'a way to support without its kind',
    text: instead(
      '  hours: Monday',
      '  channels:\n    - { label: Telephone, to: +1-555-0100 }\n  hours: Monday',
    ),
    part: 'label: Telephone',
    says: ['support.channels[0].to: give an https address, mailto: with an address, or tel:', '+1-555-0100)'],
  },
  {
    what: 'a legal page without https',
    text: withLines('legal:\n  - { label: Imprint, to: http://www.provider.example/imprint }'),
    part: 'to: http:',
    says: [
      'legal[0].to: give a path of this site, like /security, or an https address',
      'http://www.provider.example/imprint)',
    ],
  },
  {
    what: 'a number as a word',
    text: instead('timeout_seconds: 10', 'timeout_seconds: ten'),
    part: 'timeout_seconds: ten',
    says: ['callbacks.timeout_seconds: expected a whole number', 'column 20: ten)'],
  },
  {
    what: 'a key that is missing',
    text: instead('  email: support@gateway.example\n', ''),
    part: 'support:\n',
    says: ['support.email: expected an e-mail address (missing below line '],
  },
  {
    what: 'a language that the search does not have',
    text: instead('languages: [en, ru, es, pt]', 'languages: [en, de]'),
    part: 'languages: [en, de]',
    says: ['search.languages[1]: expected one of the languages en, ru, zh, es, pt', 'column 19: de)'],
  },
];

describe('a mistake in the profile', () => {
  it.each(mistakes)('$what', async ({ what, text, part, says }) => {
    const name = what.replaceAll(' ', '-');
    const message = await said(name, text);
    expect(message).toContain(`${name}.yaml`);
    for (const words of says) expect(message).toContain(words);
    if (part !== undefined) expect(message).toMatch(new RegExp(`line ${lineOf(text, part)}\\b`));
  });

  it.each([
    ['a page with a typing error', '/request_formats', true, 'Did you mean "/request_format"'],
    ['a page of version 1, which is not shown', '/api/v1/transaction/create', false, 'leaves out'],
  ])('an announcement that leads to %s', async (what, to, v1, words) => {
    const text = `${instead('to: /request_format', `to: ${to}`)}\noffer: { v1: ${v1} }\n`;
    const message = await said(what.replaceAll(/\W+/g, '-'), text);
    expect(message).toContain(`announcement.link.to leads to ${to}`);
    expect(message).toContain(words);
    expect(message).toContain(`line ${lineOf(text, `to: ${to}`)}, column 9: ${to})`);
  });
});
