/**
 * In: the route of a page. Out: the route of its Markdown twin: `/callbacks` → `/callbacks.md`. A folder page loses its slash
 * (`/services/p2p/` → `/services/p2p.md`), because no other page can have that name; the front page is `/index.md`.
 */
export function twinAddress(route: string): string {
  return route === '/' ? '/index.md' : `${route.replace(/\/$/, '')}.md`;
}
