import type { Footer } from '@docusaurus/theme-common';
import type { Operator } from '@gateway-docs/site-data/operator';
import { escapeHtml } from '@gateway-docs/kit';

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
      { label: 'Introduction', to: '/' },
      { label: 'Error codes', to: '/reference/api_error_codes' },
      { label: "What's New", to: '/changelog' },
      { label: 'Merchant cabinet', href: hosts.cabinet },
      ...(operator.offline ? [{ label: 'Read offline', to: '/offline' }] : []),
      { label: 'Support', href: `mailto:${support.email}` },
      ...support.channels.map(({ label, to }) => ({ label, href: to })),
      ...(operator.status_page === undefined ? [] : [{ label: 'Status', href: operator.status_page }]),
      ...legal.map(({ label, to }) => (to.startsWith('/') ? { label, to } : { label, href: to })),
    ],
    copyright: `© ${year} ${escapeHtml(brand)}. Documentation version ${escapeHtml(version)}.`,
  };
}
