/**
 * A route is the same under every profile: `/callbacks`. Where a site lies below a path of its host, `/docs/`, the route's path there is
 * `/docs/callbacks`. Build and browser ask here for the way there and back, and nowhere else is one made of the other.
 */

/**
 * @param basePath begins and ends with a slash: `/docs/`, or `/` for a site of its own host
 * @param route begins with a slash: `/callbacks`, with its query and anchor if it has them
 * @returns where it is on the host: `/docs/callbacks`
 */
export const underBasePath = (basePath: string, route: string): string => basePath + route.slice(1);

/**
 * @param basePath as above
 * @param path path of an address on the host: `/docs/callbacks`
 * @returns the route: `/callbacks`; the path as it is where it is not below the base path
 */
export const routeBelow = (basePath: string, path: string): string =>
  path.startsWith(basePath) ? path.slice(basePath.length - 1) : path;
