/** In: nothing. Out: where the site serves the pictures of the look, relative to its root: who writes the files and who links them read it here. */
export const SERVED_PICTURES = {
  light: 'img/logo.svg',
  dark: 'img/logo-dark.svg',
  favicon: 'img/favicon.svg',
  icon: 'favicon.ico',
  share: 'img/share.png',
} as const;
