import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { BODY_SELECTOR } from '../names';

/**
 * Makes the static body of a page work.
 * @param body element around it, as the build wrote it
 * @param history the router's
 * @param baseUrl path below which the pages of the site are
 * @returns function that ends it, for when the reader goes on to another page
 */
export type Enhance = (body: Element, history: ReturnType<typeof useHistory>, baseUrl: string) => () => void;

/** For a component inside of a document: enhances each body that comes into the page. */
export function useEnhancement(enhance: Enhance): void {
  const { permalink } = useDoc().metadata;
  const history = useHistory();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  useEffect(() => {
    const body = document.querySelector(BODY_SELECTOR);
    return body ? enhance(body, history, baseUrl) : undefined;
  }, [permalink, history, baseUrl, enhance]);
}
