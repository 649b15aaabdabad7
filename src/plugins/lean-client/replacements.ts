/**
 * Modules that Docusaurus puts into the script of every visit and this site does not use, each with its stand-in and reason.
 * Out: the list that the plugin hands to the bundler. The sizes are minified bytes before compression, measured on this site.
 * `tests/browser/shell/lean-client.spec.ts` looks for each one's trace in the built script and fails when it comes back.
 */

export interface Replacement {
  /** The import as the importing file writes it. */
  readonly request: RegExp;
  /** File in `client/` that takes its place. */
  readonly by: 'no-effect.ts' | 'no-component.ts' | 'react-helmet-async.ts' | 'tslib.ts';
  readonly reason: string;
}

/** Every replacement, heaviest first. */
export const REPLACEMENTS: readonly Replacement[] = [
  {
    request: /theme-classic[\\/]lib[\\/]prism-include-languages/,
    by: 'no-effect.ts',
    reason: '112 KB: prepares Prism in the browser. Code is highlighted while the site is built.',
  },
  {
    request: /infima[\\/]dist[\\/]css/,
    by: 'no-effect.ts',
    reason: '78 KB of CSS: the stock style sheet. The site has its own (src/css).',
  },
  {
    request: /^react-helmet-async$/,
    by: 'react-helmet-async.ts',
    reason: '16 KB: the head of the document, for more uses than the site has. Ours does the same in 2 KB.',
  },
  {
    request: /^tslib$/,
    by: 'tslib.ts',
    reason: '10 KB: all of the TypeScript helpers for one call.',
  },
  {
    request: /theme-classic[\\/]lib[\\/]nprogress/,
    by: 'no-effect.ts',
    reason:
      '4 KB: the progress bar is one style rule that follows the state of the navigation (route-failure).',
  },
  {
    request: /^@theme\/DocVersionBanner$/,
    by: 'no-component.ts',
    reason: '2 KB: tells of other documentation versions. The site has one.',
  },
  {
    request: /^\.\/BaseUrlIssueBanner$/,
    by: 'no-component.ts',
    reason: '2 KB: a banner that the configuration turns off.',
  },
  {
    request: /^@theme\/ContentVisibility$/,
    by: 'no-component.ts',
    reason: '1 KB: marks drafts and unlisted pages. Front matter allows neither.',
  },
  {
    request: /^@theme\/EditMetaRow$/,
    by: 'no-component.ts',
    reason: '2 KB: edit link and date of the last change. The site shows neither.',
  },
  {
    request: /^@theme\/TagsListInline$/,
    by: 'no-component.ts',
    reason: '1 KB: tags of a page. Front matter has none.',
  },
  {
    request: /^@theme\/DocVersionBadge$/,
    by: 'no-component.ts',
    reason: 'Small: names the documentation version. The site has one.',
  },
];
