/** The public Iconify hosts, asked in this order for an icon that the build did not bundle (specification, section 7). */
export const ICON_HOSTS = [
  'https://api.iconify.design',
  'https://api.simplesvg.com',
  'https://api.unisvg.com',
] as const;
