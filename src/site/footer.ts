import type { Footer } from '@docusaurus/theme-common';
import type { Operator } from '@gateway-docs/site-data/operator';
import { escapeHtml } from '@gateway-docs/kit';
import { footer as texts } from '../../data/texts/frame.json';
import { fillText } from '../base/fill-text';

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
      ...texts.pages,
      { label: texts.cabinet, href: hosts.cabinet },
      ...(operator.offline ? [{ label: texts.offline, to: '/offline' }] : []),
      { label: texts.support, href: `mailto:${support.email}` },
      ...support.channels.map(({ label, to }) => ({ label, href: to })),
      ...(operator.status_page === undefined ? [] : [{ label: texts.status, href: operator.status_page }]),
      ...legal.map(({ label, to }) => (to.startsWith('/') ? { label, to } : { label, href: to })),
    ],
    copyright: fillText(texts.copyright, { year, brand: escapeHtml(brand), version: escapeHtml(version) }),
  };
}
