/** What the bundle of the static render begins with, in each thread that renders. In: a path. Out: the page, as the last build rendered it or anew. */
import { CACHED_PAGES_VARIABLE, cachedPages, type Place, type RenderedPage } from './cached-pages';

/** What Docusaurus asks for; it is handed on as it is. */
interface Request {
  readonly pathname: string;
}

/** Docusaurus' own entry; it has no types. */
interface Entry {
  readonly default: (request: Request) => Promise<RenderedPage>;
}

const cache = cachedPages(JSON.parse(process.env[CACHED_PAGES_VARIABLE] ?? '') as Place);

/** @returns what Docusaurus' own renderer returns */
export default async function render(request: Request): Promise<RenderedPage> {
  const before = cache.find(request.pathname);
  if (before) return before;
  // Not before: where all pages are as they were, the code that renders is not run.
  const entry = (await import('@docusaurus/core/lib/client/serverEntry')) as Entry;
  const page = await entry.default(request);
  cache.add(request.pathname, page);
  return page;
}
