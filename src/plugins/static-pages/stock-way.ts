/**
 * The one switch back: pages as scripts, as Docusaurus has them. The writers' server needs it, since it renders no static pages; a build
 * with `GATEWAY_DOCS_PAGES=scripts` has it for comparison.
 */
export function isStockWay(): boolean {
  return process.env.NODE_ENV !== 'production' || isStockWayAsked();
}

/** Whether the environment asks a build for it: the same sources then make another site. */
export function isStockWayAsked(): boolean {
  return process.env.GATEWAY_DOCS_PAGES === 'scripts';
}
