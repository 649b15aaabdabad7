/**
 * A folder page loses its slash (`/services/p2p/` → `/services/p2p.md`), because no other page can have that name; the front page is
 * `/index.md`.
 * @param route route of a page: `/callbacks`
 * @returns route of its Markdown twin: `/callbacks.md`
 */
export function markdownTwinRoute(route: string): string {
  return route === '/' ? '/index.md' : `${route.replace(/\/$/, '')}.md`;
}
