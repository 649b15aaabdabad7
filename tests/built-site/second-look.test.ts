// The look of the second provider, as readers get it: nothing of the first one's colours, typeface, logo or links is left, and everything can be read.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import {
  failingPairs,
  MODES,
  paletteOf,
  type Mode,
  type Palette,
  SERVED_PICTURES,
  readColours as readTokens,
} from '@gateway-docs/branding';
import { schema, type Operator } from '@gateway-docs/site-data/operator';
import { filesIn, folderOf, pagesIn, textFiles } from './support/site';

const root = path.resolve(__dirname, '../..');
const fixed = readTokens(path.join(root, 'src/css/tokens.css'));
const SECOND = 'tests/fixtures/second-operator.yaml';
const profileIn = (file: string): Operator =>
  schema.parse(parse(readFileSync(path.join(root, file), 'utf8')));
const first = profileIn('data/operator.yaml');
const second = profileIn(SECOND);

const paletteIn = ({ look: { colours } }: Operator, mode: Mode): Palette =>
  paletteOf({ accent: colours.accent[mode], second: colours.second[mode] }, mode);

const files = textFiles(folderOf('second'));
const pages = pagesIn(folderOf('second'));
const sheets = files.filter(({ file }) => file.endsWith('.css'));

/** A colour as the minifier may write it. */
const short = (hex: string): string => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** A colour of both modes, as the build writes `light-dark()`. */
const both = (light: string, dark: string): string =>
  `var(--lightningcss-light,${light})var(--lightningcss-dark,${dark})`;
const BOTH = /^var\(--lightningcss-light,(?<light>[^)]+)\)var\(--lightningcss-dark,(?<dark>[^)]+)\)$/;

/** Declarations of tokens in a style sheet: name without `--gw-` → the values that it has anywhere in a mode, on paper too. */
const declared = (css: string, mode: Mode): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { groups } of css.matchAll(/--gw-(?<name>[\w-]+):\s*(?<value>[^;}]+)/g)) {
    const values = found.get(groups?.name ?? '') ?? new Set();
    const value = (groups?.value ?? '').trim();
    found.set(groups?.name ?? '', values.add(BOTH.exec(value)?.groups?.[mode] ?? value));
  }
  return found;
};

describe.each(MODES)('the colours of the second provider in the %s mode', (mode) => {
  const own = paletteIn(second, mode);
  const tokens = new Map(sheets.flatMap(({ text }) => [...declared(text, mode)]));

  it('are in the style sheet, each under its token', () => {
    for (const [token, hex] of Object.entries(own))
      expect([token, [...(tokens.get(token) ?? [])]]).toEqual([token, expect.arrayContaining([short(hex)])]);
  });

  it('are not those of the first one', () => {
    for (const [token, hex] of Object.entries(paletteIn(first, mode)))
      if (hex !== own[token as keyof Palette])
        expect([token, tokens.get(token)?.has(short(hex))]).toEqual([token, false]);
  });

  it('leave no value of the first one anywhere but in the tokens that all profiles share', () => {
    const shared = new Set(MODES.flatMap((each) => [...fixed[each].values()]));
    const others = Object.values(paletteIn(first, mode)).filter(
      (hex) => !shared.has(hex) && !Object.values(own).includes(hex),
    );
    expect(others.length).toBeGreaterThan(2);
    for (const hex of others) {
      const traces = files.filter(({ text }) => text.toLowerCase().includes(short(hex)));
      expect([hex, traces.map(({ file }) => file)]).toEqual([hex, []]);
    }
    // A colour that a shared token has too may stand there and nowhere else.
    for (const { file, text } of sheets) {
      const rest = [...fixed.light].reduce(
        (css, [token, light]) =>
          css.replaceAll(`--gw-${token}:${both(short(light), short(fixed.dark.get(token) ?? ''))}`, ''),
        text,
      );
      for (const hex of Object.values(paletteIn(first, mode)).filter(
        (each) => !Object.values(own).includes(each),
      ))
        expect([file, hex, rest.includes(short(hex))]).toEqual([file, hex, false]);
    }
  });

  it('can be read on every surface', () => {
    expect(failingPairs(new Map([...fixed[mode], ...Object.entries(own)]))).toEqual([]);
  });
});

describe('the typeface of the second provider', () => {
  it('is the only one that is there, and each page asks for it ahead', () => {
    const fonts = filesIn(folderOf('second')).filter((file) => file.endsWith('.woff2'));
    expect(fonts.map((file) => path.basename(file).replace(/-wght-.*$/, ''))).toEqual([
      'golos-text-cyrillic',
      'golos-text-latin',
    ]);
    for (const { route, $ } of pages)
      expect([route, $('link[rel=preload][as=font]').attr('href')]).toEqual([
        route,
        expect.stringMatching(/golos-text-latin-wght-normal-[0-9a-f]+\.woff2$/),
      ]);
  });

  it('leaves no name of the other one in styles, scripts and pages', () => {
    expect(files.filter(({ text }) => /manrope/i.test(text)).map(({ file }) => file)).toEqual([]);
  });
});

describe('the pictures of the second provider', () => {
  const read = (file: string) => readFileSync(path.join(folderOf('second'), file));
  const { logo, favicon } = second.look;
  const source = (file = '') => readFileSync(path.join(root, path.dirname(SECOND), file));

  it('are its files, byte for byte', () => {
    expect(read(SERVED_PICTURES.light).equals(source(logo?.light))).toBe(true);
    expect(read(SERVED_PICTURES.dark).equals(source(logo?.dark))).toBe(true);
    expect(read(SERVED_PICTURES.favicon).equals(source(favicon))).toBe(true);
  });

  it('leave no drawing of the first one', () => {
    const drawings =
      readFileSync(path.join(root, 'data/look/mark.svg'), 'utf8').match(/(?<= d=")[^"]+/g) ?? [];
    expect(drawings).toHaveLength(2);
    for (const drawing of drawings)
      expect(files.filter(({ text }) => text.includes(drawing)).map(({ file }) => file)).toEqual([]);
    for (const name of [SERVED_PICTURES.share, SERVED_PICTURES.icon])
      expect(read(name).equals(readFileSync(path.join(folderOf('main'), name)))).toBe(false);
  });

  it('stand on each page: a word mark with the name, in the place of the name, and the share picture', () => {
    for (const { route, $ } of pages) {
      const marks = $('.navbar__logo img').slice(0, 2);
      expect([
        route,
        marks.get().map((mark) => [
          $(mark)
            .attr('src')
            ?.replace(/^.*(?=\/img\/)/, ''),
          $(mark).attr('alt'),
        ]),
      ]).toEqual([
        route,
        [`/${SERVED_PICTURES.light}`, `/${SERVED_PICTURES.dark}`].map((file) => [file, second.brand]),
      ]);
      expect([route, $('.navbar__title').length]).toEqual([route, 0]);
      const share = $('meta[property="og:image"]').attr('content');
      expect([route, share]).toEqual([route, expect.stringMatching(/^https:\/\/[^"]+\/img\/share\.png$/)]);
      expect(share?.startsWith(second.hosts.site)).toBe(true);
    }
  });
});

describe('the links of the second provider', () => {
  it('stand in the footer of each page: support, status and the legal pages', () => {
    const wanted = [
      `mailto:${second.support.email}`,
      ...second.support.channels.map(({ to }) => to),
      second.status_page,
      ...second.legal.map(({ to }) => to),
    ];
    expect(wanted).toHaveLength(6);
    for (const { route, $ } of pages) {
      const links = $('.footer__link-item').map((_, link) => $(link).attr('href'));
      expect([route, links.get()]).toEqual([route, expect.arrayContaining(wanted)]);
    }
  });

  it('stand where readers are told whom to ask', () => {
    const page = pages.find(({ route }) => route === '/go_live');
    const links = page
      ?.$('#support ~ ul a')
      .map((_, link) => page.$(link).attr('href'))
      .get();
    expect(links).toEqual(
      expect.arrayContaining([second.status_page, ...second.support.channels.map(({ to }) => to)]),
    );
  });
});

describe('the profile of the test', () => {
  it('sets every part of the look itself, so that no default hides what is left behind', () => {
    const look = parseDocument(readFileSync(path.join(root, SECOND), 'utf8')).get('look');
    expect(Object.keys((look as { toJSON: () => object }).toJSON())).toEqual([
      'logo',
      'favicon',
      'colours',
      'font',
    ]);
    for (const mode of MODES)
      for (const role of ['accent', 'second'] as const)
        expect(second.look.colours[role][mode]).not.toBe(first.look.colours[role][mode]);
  });
});
