/**
 * Who may import what (design: api, data → packages → remark, plugins → tag names as strings → components → theme). Every message
 * says what to do in place of the forbidden import.
 */
import type { OxlintOverride } from 'oxlint';
import { BROWSER, TESTS } from './files';
import forbidden from './forbidden-imports.json';

/** A name in `forbidden-imports.json`: module patterns, what to do in place of the import, and whether a type alone may pass. */
type Name = keyof typeof forbidden;

/**
 * @param files of the layer
 * @param names what they may not import
 * @param excludeFiles files that the rule is not for
 */
const layer = (files: string[], names: Name[], excludeFiles: string[] = TESTS): OxlintOverride => ({
  files,
  excludeFiles,
  rules: {
    'no-restricted-imports': ['error', { patterns: names.map((name) => forbidden[name]) }],
  },
});

/** What runs in the browser knows nothing of how pages are made. */
const OF_BUILD: Name[] = ['data', 'remark', 'plugins', 'site', 'node', 'scripts'];

/** One entry for each layer; a later entry replaces an earlier one for the files that both name. */
export const layers: OxlintOverride[] = [
  layer(['src/base/**'], ['data', 'remark', 'plugins', 'components', 'theme', 'site', 'react', 'scripts']),
  layer(['packages/{kit,site-data,contract,gateway}/**'], ['react']),
  layer(['packages/gateway/src/{protocol,signature}/**'], ['data', 'react', 'node']),
  layer(['packages/gateway/src/react/**'], ['data', 'docusaurus', 'node']),
  layer(['src/remark/**'], ['plugins', 'components', 'theme', 'site', 'react', 'files', 'scripts']),
  layer(
    ['src/plugins/**', 'src/generated/**'],
    ['components', 'theme', 'site', 'scripts'],
    [...TESTS, ...BROWSER],
  ),
  layer(['src/components/**', 'src/theme/**', 'src/client/**'], OF_BUILD),
  layer(
    ['src/plugins/*/{client,theme}/**'],
    OF_BUILD.filter((name) => name !== 'plugins'),
  ),
  layer(['src/site/**'], ['data', 'remark', 'plugins', 'components', 'theme', 'node', 'scripts']),
  // The calls of the API stand in the sidebar as the contract groups them. Such a pattern names files of every folder.
  layer(
    ['sidebars*.ts'],
    ['remarkBesideSidebar', 'plugins', 'components', 'theme', 'node', 'scripts'],
    ['*/**'],
  ),
  layer(['scripts/**'], ['components', 'theme', 'site']),
];
