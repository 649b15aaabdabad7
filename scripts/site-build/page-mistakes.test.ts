import { describe, expect, it } from 'vitest';
import { readPageMistakes } from './page-mistakes';

/** What Docusaurus 3.10 prints of a page with a wrong directive, shortened. */
const page = (
  file: string,
  line: number,
  cause: string,
) => `  ╰─▶   × Error: MDX compilation failed for file "${file}"
          │ Cause: ${cause}
          │ Details:
          │ {
          │   "ancestors": [
          │     {
          │       "position": {
          │         "start": {
          │           "line": 7,
          │           "column": 1
          │         }
          │       }
          │     }
          │   ],
          │   "file": "${file}",
          │   "line": ${line},
          │   "reason": "${cause}"
          │ }
          │
          │     at compileToJSX (/site/node_modules/@docusaurus/mdx-loader/lib/utils.js:93:15)
`;

const failed = (cause: string) => `[INFO] [en] Creating an optimized production build...

\u001b[31m[ERROR]\u001b[39m Error: Unable to build website for locale en.
    at tryToBuildLocale (/site/node_modules/@docusaurus/core/lib/commands/build/build.js:76:15)
    at runCLI (/site/node_modules/@docusaurus/core/lib/commands/cli.js:56:5) {
  [cause]: ${cause}
}
[INFO] Docusaurus version: 3.10.2
`;

describe('the end of a failed build', () => {
  it('names file, line and mistake of each page, without the dump between them', () => {
    const output = failed(
      `Error: Failed to compile due to Webpack errors.\n` +
        page('/site/docs/callbacks.mdx', 414, 'Unknown reference table "nope". These exist: bank-codes.') +
        '  --------------------------\n' +
        page('/site/docs/reports.mdx', 216, 'Unknown directive ::nonsense.') +
        page('/site/docs/reports.mdx', 216, 'Unknown directive ::nonsense.') +
        '      at /site/node_modules/@docusaurus/bundler/lib/compiler.js:49:24',
    );
    expect(readPageMistakes(output, '/site')).toEqual([
      'docs/callbacks.mdx:414: Unknown reference table "nope". These exist: bank-codes.',
      'docs/reports.mdx:216: Unknown directive ::nonsense.',
    ]);
  });

  it('says the innermost cause as it was meant to be read', () => {
    const output = failed(`Error: Can't process doc metadata for doc at path path=/site/docs/a.mdx
      at processDocMetadata (/site/node_modules/@docusaurus/plugin-content-docs/lib/docs.js:152:15) {
    [cause]: Error: /site/docs/a.mdx:2: title: expected string; found 5
    /site/docs/a.mdx:3: unknown key "descripton". Did you mean "description"?
    Allowed keys: title, description.
        at checkFrontMatter (/site/src/remark/front-matter.ts:136:9)
  }`);
    expect(readPageMistakes(output, '/site')).toEqual([
      'docs/a.mdx:2: title: expected string; found 5',
      'docs/a.mdx:3: unknown key "descripton". Did you mean "description"?',
      'Allowed keys: title, description.',
    ]);
  });

  it('keeps the indentation of a list', () => {
    const output = `[ERROR] Error: data/services/pix.yaml is not valid:
  fields[0]: the example fails its own regex
    at readYaml (/site/src/reference/reading/read-yaml.ts:40:35)\n`;
    expect(readPageMistakes(output, '/site')).toEqual([
      'data/services/pix.yaml is not valid:',
      '  fields[0]: the example fails its own regex',
    ]);
  });

  it('repeats nothing of what the bundler says of a program, and invents nothing', () => {
    const output = failed(
      'Error: Failed to compile due to Webpack errors.\n  ╰─▶ × Module not found\n      at x.js:1:1',
    );
    expect(readPageMistakes(output, '/site')).toEqual([]);
    expect(readPageMistakes('Killed\n', '/site')).toEqual([]);
  });
});
