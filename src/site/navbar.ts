import type { Navbar, NavbarItem, NavbarLogo } from '@docusaurus/theme-common';
import type { Operator } from '@gateway-docs/site-data/operator';
import { navbar as texts } from '../../data/texts/frame.json';

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
