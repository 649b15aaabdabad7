/** The list of all pages for programs, as llmstxt.org proposes. */
export const PAGE_LIST_ROUTE = '/llms.txt';

/**
 * A folder page loses its slash (`/services/p2p/` → `/services/p2p.md`), because no other page can have that name; the front page is
 * `/index.md`.
 * @param route route of a page: `/callbacks`, or its path on the host: `/docs/callbacks`
 * @param front the same of the front page: `/docs/`
 * @returns the same of its Markdown twin: `/callbacks.md`
 */
export const markdownTwinRoute = (route: string, front = '/'): string =>
  route === front ? `${front}index.md` : `${route.replace(/\/$/, '')}.md`;
