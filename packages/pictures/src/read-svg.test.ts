import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSvg } from './read-svg';

const folder = mkdtempSync(path.join(tmpdir(), 'picture-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'logo.svg');

const svg = (inside: string, attributes = 'viewBox="0 0 120 24"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

function read(markup: string) {
  writeFileSync(file, markup);
  return readSvg(file, 'logo.svg');
}

describe('readSvg', () => {
  it('gives the size of the view box, and allows parts of the file and pictures in it', () => {
    const parts =
      '<defs><path id="a" d="M0 0h9"/></defs><use href="#a" fill="url(#b)"/><image href="data:image/png;base64,AA=="/>';
    expect(read(svg(parts))).toEqual({ file, width: 120, height: 24 });
    expect(read(svg('', 'viewBox="-1,-2, 10.5 21"'))).toEqual({ file, width: 10.5, height: 21 });
  });

  it.each([
    ['a file that is no SVG', '<html></html>', 'it is not an SVG file'],
    ['markup of two roots', `${svg('')}${svg('')}`, 'it is not an SVG file'],
    ['no namespace', '<svg viewBox="0 0 1 1"/>', 'has no xmlns'],
    ['no view box', svg('', 'width="24" height="24"'), 'it has no viewBox of four numbers'],
    ['an empty view box', svg('', 'viewBox="0 0 0 24"'), 'it has no viewBox of four numbers'],
    ['a script', svg('<script>a()</script>'), 'it has a script'],
    ['a handler', svg('<path onclick="a()"/>'), 'it has a script, onclick'],
    ['HTML in it', svg('<foreignObject/>'), 'it has a foreignObject'],
    ['text', svg('<text>Name</text>'), 'convert it to paths'],
    ['another file', svg('<use href="other.svg#a"/>'), 'it refers to another file, other.svg#a'],
    [
      'another host',
      svg('<image xlink:href="https://x.example/a.png"/>'),
      'it refers to another file, https://x.example/a.png',
    ],
    [
      'a script as an address',
      svg('<a href="javascript:a()"/>'),
      'it refers to another file, javascript:a()',
    ],
    ['another file in a style', svg('<path style="fill: url(https://x.example/a.svg#b)"/>'), 'in style'],
    ['another style sheet', svg('<style>@import "https://x.example/a.css";</style>'), 'in a style'],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'it has a DOCTYPE'],
  ])('refuses %s', (_what, markup, message) => {
    expect(() => read(markup)).toThrow(message);
    expect(() => read(markup)).toThrow('logo.svg cannot be shown: ');
  });

  it('says where it looked for a file that is not there', () => {
    expect(() => readSvg('/nowhere/a.svg', 'profile.yaml: look.favicon, "a.svg",')).toThrow(
      'profile.yaml: look.favicon, "a.svg", does not exist; it is looked for at /nowhere/a.svg.',
    );
  });
});
