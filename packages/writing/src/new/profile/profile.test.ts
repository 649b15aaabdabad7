import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { schema } from '@gateway-docs/site-data/operator';
import { makeProfile, terminal } from './make-profile';
import { asLinks, questions } from './questions';
import { allKeys } from '../../tests';
import { schemaOf } from './schema-of';
import { openSite } from '@gateway-docs/contract';

const root = path.resolve(import.meta.dirname, '../../../../..');
const demo = schema.parse(parse(readFileSync(path.join(root, 'data/operator.yaml'), 'utf8')));
const now = new Date('2027-02-03T10:00:00Z');
let site = '';

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'profile-'));
  for (const file of ['data/operator.yaml', 'data/look/mark.svg', 'src/css/tokens.css', 'package.json'])
    cpSync(path.join(root, file), path.join(site, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'));
  mkdirSync(path.join(site, 'profiles/acme'), { recursive: true });
  cpSync(
    path.join(root, 'tests/fixtures/second-look/feather.svg'),
    path.join(site, 'profiles/acme/logo.svg'),
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(site, { recursive: true, force: true });
});

/** What is typed, by key; every other question gets an empty line. A list is typed line by line. */
type Typed = Readonly<Record<string, string | readonly string[]>>;

/** The least that has to be typed. */
const NEEDED: Typed = {
  brand: 'Acme',
  tagline: 'Take payments with Acme',
  'hosts.site': 'https://docs.acme.example',
  'support.email': 'help@acme.example',
  'callbacks.source_networks': '192.0.2.0/24',
};

/** The lines of a file with these values, in the order of the questions. */
function linesOf(typed: Typed): string[] {
  const asked = questions({ root: site, folder: path.join(site, 'profiles/acme'), demo });
  return asked.flatMap(({ key }) => typed[key] ?? ['']);
}

/** Runs the conversation over lines. @returns what was said, and the profile as it was written and read again */
async function play(lines: readonly string[]) {
  const waiting = [...lines];
  const said: string[] = [];
  const conversation = {
    ask: (prompt: string) => {
      said.push(prompt);
      return Promise.resolve(waiting.shift());
    },
    say: (text: string) => void said.push(text),
  };
  const report = await makeProfile(site, 'acme', conversation, now);
  const file = path.join(site, 'profiles/acme/operator.yaml');
  const opened = openSite(site, file);
  return { report, said, text: readFileSync(file, 'utf8'), opened, profile: opened.operator };
}

describe('npm run new -- profile', () => {
  it('writes a profile that loads from what has to be typed, and takes the rest as others have it', async () => {
    const { opened, profile, report, text } = await play(linesOf(NEEDED));
    expect(profile).toMatchObject({
      brand: 'Acme',
      copyright_year: 2027,
      hosts: { api: 'https://api.acme.example', marketing: 'https://www.acme.example' },
      callbacks: {
        network_changes: [{ on: '2027-02-03', networks: ['192.0.2.0/24'] }],
        retry_after_minutes: demo.callbacks.retry_after_minutes,
      },
      look: demo.look,
      legal: [],
    });
    expect(() => opened.branding()).not.toThrow();
    expect(text).toContain('\n# announcement:\n#   id: v1-frozen\n');
    expect(text).toContain('\n  # hours: Monday to Friday');
    expect(text).toContain(
      '\n# How long a v2 call with an Idempotency-Key is remembered.\nidempotency_key_hours: 24\n',
    );
    expect(text).not.toContain('The values are a demonstration');
    expect([profile.announcement, profile.source, profile.security_contact]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(report).toContain('OPERATOR_PROFILE=profiles/acme/operator.yaml npm run build');
  });

  it('takes logo, colours, links and networks', async () => {
    const { profile } = await play(
      linesOf({
        ...NEEDED,
        legal: 'Imprint https://www.acme.example/imprint',
        'look.logo.light': 'logo.svg',
        'look.colours.accent.light': '#0b6b4f',
        'callbacks.source_networks': '192.0.2.0/24, 2001:db8::/48',
      }),
    );
    expect(profile.legal).toEqual([{ label: 'Imprint', to: 'https://www.acme.example/imprint' }]);
    expect(profile.look.logo).toMatchObject({ light: 'logo.svg', shows_brand: false });
    // The hue of the light one.
    expect(profile.look.colours.accent).toEqual({ light: '#0b6b4f', dark: '#79cbaa' });
    expect(profile.callbacks.source_networks).toEqual(['192.0.2.0/24', '2001:db8::/48']);
  });

  it.each([
    ['brand', '', 'a value is needed here.'],
    ['hosts.api', 'http://api.acme.example/', 'give the origin only'],
    ['support.email', 'nobody', 'expected an e-mail address'],
    ['legal', 'https://www.acme.example/imprint', 'has to be a label, a space and an address'],
    ['callbacks.source_networks', '192.0.2.0', 'write the network as CIDR'],
    ['look.logo.light', 'lost.svg', 'lost.svg does not exist; it is looked for at '],
    ['look.colours.accent.light', '#ff6600', 'The nearest colour of the same hue that passes is #'],
  ])('says what is wrong with %s "%s", and asks again', async (key, wrong, sentence) => {
    const right = NEEDED[key] ?? '';
    const { said, profile } = await play(linesOf({ ...NEEDED, [key]: [wrong, String(right)] }));
    const at = said.findIndex((text) => text.startsWith('  No: '));
    expect(said[at]).toContain(sentence);
    expect(said[at]).toMatch(/[^.]\.$/);
    expect(said[at + 1]).toBe(said[at - 1]);
    expect(profile.brand).toBe('Acme');
  });

  it('writes nothing when the lines end early, and says at which question', async () => {
    await expect(play(linesOf(NEEDED).slice(0, 4))).rejects.toThrow(
      'Nothing was written: the values ended at "Host of the sandbox: the samples call it" (hosts.sandbox).',
    );
  });

  it('overwrites nothing, and refuses a name that is no name of a folder', async () => {
    writeFileSync(path.join(site, 'profiles/acme/operator.yaml'), 'mine');
    await expect(play(linesOf(NEEDED))).rejects.toThrow(
      'profiles/acme/operator.yaml exists and is never overwritten',
    );
    const silent = { ask: () => Promise.resolve(''), say: () => undefined };
    for (const name of [undefined, '../acme', 'Acme Pay'])
      await expect(makeProfile(site, name, silent, now)).rejects.toThrow(
        'Give a name in lower case with hyphens',
      );
  });
});

it('lines of a file wait for their question, stand behind it in the output, and end', async () => {
  const output = new PassThrough();
  const line = terminal(Readable.from(['Acme\nDocs\n']), output);
  expect([await line.ask('Name: '), await line.ask('Line: '), await line.ask('More: ')]).toEqual([
    'Acme',
    'Docs',
    undefined,
  ]);
  line.say('Made.');
  line.end();
  expect(String(output.read())).toBe('Name: Acme\nLine: Docs\nMore: \nMade.\n');
});

describe('the questions', () => {
  const asked = questions({ root, folder: root, demo });

  it('are what every provider has to say, fifteen at most', () => {
    expect(asked.length).toBeLessThanOrEqual(15);
    expect(() => asked.map(({ key }) => schemaOf(key))).not.toThrow();
  });

  it('leave all other keys to the file, which names each of them', () => {
    const text = readFileSync(path.join(root, 'data/operator.yaml'), 'utf8');
    const names = allKeys().map(({ key }) => `${key.split('.').at(-1) ?? key}:`);
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });

  it('know the keys of the profile', () => {
    expect(() => schemaOf('hosts.apy')).toThrow('The operator profile has no key "hosts.apy".');
  });

  it('take links as labels with addresses', () => {
    expect(asLinks('Terms of use https://a.example/t, Imprint /imprint')).toEqual([
      { label: 'Terms of use', to: 'https://a.example/t' },
      { label: 'Imprint', to: '/imprint' },
    ]);
  });
});
