/**
 * In: services of the catalogue. Out: their names with links to their guides, for table cells and lines of text.
 */
import type { SiteData } from '@gateway-docs/contract';
import type { Service } from '@gateway-docs/site-data/services';
import { joined, link, type Inline } from '../mdast';

/** A service whose guide is not written yet is named without a link. */
const serviceLink = (service: Service, { pages }: Pick<SiteData, 'pages'>): Inline =>
  pages.has(service.home) ? link(service.home, service.name) : service.name;

/** @returns the names, joined by commas */
export const serviceLinks = (services: readonly Service[], site: Pick<SiteData, 'pages'>): Inline[] =>
  joined(services.map((service) => serviceLink(service, site)));
