import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SiteFields } from '@site/src/base/site-fields';

/** @returns what the configuration has of the operator profile; Docusaurus gives the fields of a site no type */
export const useSiteFields = (): SiteFields =>
  useDocusaurusContext().siteConfig.customFields as SiteFields & Record<string, unknown>;
