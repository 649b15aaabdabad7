import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cachedPages } from './cached-pages';

const PIX = '/services/pix';
let root = '';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cached-pages-'));
  mkdirSync(path.join(root, 'cache'));
  write('bundle/server.bundle.js', 'main');
  write('bundle/assets/js/frame.js', 'the frame');
  write('bundle/assets/js/a1.js', 'Pix');
  write('bundle/assets/js/b2.js', 'Boleto');
  const routes = {
    '/-f00': { __comp: 'frame' },
    '/services/pix-426': { __comp: 'frame', content: 'a1' },
    '/services/boleto-112': { __comp: 'frame', content: 'b2' },
  };
  write('routes.json', JSON.stringify(routes));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The pages as a thread of one build has them. */
const open = () =>
  cachedPages({
    folder: path.join(root, 'cache'),
    bundle: path.join(root, 'bundle'),
    chunkNames: path.join(root, 'routes.json'),
  });

const rendered = (html: string) => ({ html, collectedData: { links: ['/'], metadata: { helmet: null } } });

it('finds a page that would be rendered as it was, in every thread and in the next build', () => {
  const thread = open();
  expect(thread.find(PIX)).toBeUndefined();
  thread.add(PIX, rendered('Pix'));
  expect(thread.find(PIX)).toEqual(rendered('Pix'));
  expect(open().find(PIX)).toEqual(rendered('Pix'));
  expect(open().find('/services/boleto')).toBeUndefined();
});

it('finds no page whose own chunk has changed, and all others', () => {
  open().add(PIX, rendered('Pix'));
  open().add('/services/boleto', rendered('Boleto'));
  write('bundle/assets/js/a1.js', 'Pix, edited');
  expect(open().find(PIX)).toBeUndefined();
  expect(open().find('/services/boleto')).toEqual(rendered('Boleto'));
});

it.each(['server.bundle.js', 'assets/js/frame.js', 'assets/js/new.js'])(
  'finds no page when %s has changed, which is no page of its own',
  (file) => {
    open().add(PIX, rendered('Pix'));
    write(`bundle/${file}`, 'edited');
    expect(open().find(PIX)).toBeUndefined();
  },
);

it('renders a page without a chunk of its own again when any page has changed', () => {
  open().add('/', rendered('Front page'));
  expect(open().find('/')).toEqual(rendered('Front page'));
  write('bundle/assets/js/a1.js', 'Pix, edited');
  expect(open().find('/')).toBeUndefined();
});

it('does not take what a build that was stopped has left half written', () => {
  open().add(PIX, rendered('Pix'));
  const [file = ''] = readdirSync(path.join(root, 'cache'));
  write(`cache/${file}`, '{"html": "Pi');
  expect(open().find(PIX)).toBeUndefined();
});
