import type { Footer, Navbar, NavbarItem, NavbarLogo, ThemeConfig } from '@docusaurus/theme-common';
import type { Operator } from '@gateway-docs/site-data/operator';
import { escapeHtml } from '@gateway-docs/kit';
import { footer as words, navbar as texts } from '../../data/texts/frame.json';
import { fillText } from '../base/fill-text';
import type { Logo, SERVED_PICTURES } from '@gateway-docs/branding';
import type { SiteFields } from '../base/site-fields';

/**
 * @param operator the checked operator profile
 * @returns the `customFields` of the configuration
 */
export const customFields = ({ announcement, support, open_in: openIn }: Operator): SiteFields => ({
  announcement,
  report: { email: support.email, tracker: support.tracker },
  openIn,
});

/** Height in the bar, and the most that a word mark may take of its width, in pixels. */
const HEIGHT = 24;

const WIDEST = 160;

/**
 * In: the logo of the profile. Out: how the navbar shows it.
 * @param logo of the profile
 * @param served where the site serves the pictures
 * @param brand which a word mark says to those who do not see it; beside any other logo it is written
 * @returns the `logo` part of the navbar, with the size of the picture, so that nothing moves when it comes
 */
export function navbarLogo(logo: Logo, served: typeof SERVED_PICTURES, brand: string): NavbarLogo {
  const { light, dark, showsBrand } = logo;
  const width = Math.min(Math.round((HEIGHT * light.width) / light.height), WIDEST);
  return {
    alt: showsBrand ? brand : '',
    src: served.light,
    ...(dark.file !== light.file && { srcDark: served.dark }),
    width,
    height: Math.round((width * light.height) / light.width),
  };
}

/**
 * The announcement bar, if the profile has an announcement. A new `id` shows the bar again to readers who closed
 * an earlier one. The link of the announcement travels in `customFields`, so that the bar can make it a router
 * link, which the build checks (`src/theme/AnnouncementBar/Content`).
 * @param announcement the profile's announcement: plain text, no Markdown
 * @returns the `announcementBar` part of the theme configuration, or undefined
 */
export function announcementBar(announcement: Operator['announcement']): ThemeConfig['announcementBar'] {
  if (!announcement) return undefined;
  return {
    id: announcement.id,
    content: escapeHtml(announcement.text),
    backgroundColor: 'var(--gw-announcement-bg)',
    textColor: 'var(--gw-announcement-text)',
    isCloseable: true,
  };
}

/** A navbar entry with its icon: the key of an Iconify icon, bundled at build by `src/plugins/icons`. */
type IconItem = NavbarItem & { readonly icon: string };

/**
 * The entries of the navbar, in the specification's order.
 * @param operator the checked operator profile; gives the brand and the two external hosts
 * @param logo the picture at its start; one with a text alternative says the brand itself
 * @returns the `navbar` part of the theme configuration
 */
export function navbar(operator: Operator, logo: NavbarLogo): Navbar {
  // The one sign in a base path that means something else in a pattern is the dot.
  const home = operator.base_path.replaceAll('.', '\\.');
  const items = [
    { ...texts.home, to: '/', position: 'left', activeBaseRegex: `^${home}$` },
    { ...texts.cabinet, to: '/cabinet/general/overview', position: 'left', activeBasePath: '/cabinet' },
    { ...texts.news, to: '/changelog', position: 'left' },
    { ...texts.knowledge, href: operator.hosts.knowledge_hub, position: 'right' },
    { ...texts.client, href: operator.hosts.marketing, position: 'right' },
  ] satisfies IconItem[];

  return {
    ...(!logo.alt && { title: operator.brand }),
    logo,
    hideOnScroll: false,
    items: [...items, { type: 'localeDropdown', position: 'right' }],
  };
}

/**
 * The footer: where to ask, the legal pages, and the copyright line with the year and the site version.
 * @param operator the checked operator profile; every value that is shown comes from it
 * @returns the `footer` part of the theme configuration
 */
export function footer(operator: Operator): Footer {
  const { brand, copyright_year: year, site_version: version, hosts, support, legal } = operator;
  return {
    style: 'light',
    links: [
      ...words.pages,
      { label: words.cabinet, href: hosts.cabinet },
      ...(operator.offline ? [{ label: words.offline, to: '/offline' }] : []),
      { label: words.support, href: `mailto:${support.email}` },
      ...support.channels.map(({ label, to }) => ({ label, href: to })),
      ...(operator.status_page === undefined ? [] : [{ label: words.status, href: operator.status_page }]),
      ...legal.map(({ label, to }) => (to.startsWith('/') ? { label, to } : { label, href: to })),
    ],
    copyright: fillText(words.copyright, { year, brand: escapeHtml(brand), version: escapeHtml(version) }),
  };
}
