/** In place of tslib: the one helper that `@docusaurus/utils-common` calls, its only user in the browser. */
export function __importDefault<Module extends object>(module: Module): Module | { default: Module } {
  return '__esModule' in module ? module : { default: module };
}
