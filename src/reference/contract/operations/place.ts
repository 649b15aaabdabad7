/**
 * In: an operation's path. Out: its endpoint, its short name in prose, and the page and anchor that document it. The contract
 * says that the endpoint's path is the documentation route; exceptions are here.
 */
import type { Operation, Version } from '../operation';

type Place = Pick<Operation, 'path' | 'name' | 'page' | 'anchor'>;

/** `/invoicing/api_invoicing/payment_page/create`: the page lists several actions, each with its own anchor. */
const ACTION = /^(?<page>\/invoicing\/api_invoicing\/(?:page_\w+|payment_page))\/(?<action>\w+)$/;

/**
 * @param path path of the endpoint, with parameters in braces; for a callback its key in the document
 */
export function placeOf(
  id: string,
  path: string,
  direction: Operation['direction'],
  version: Version,
): Place {
  if (direction === 'callback') {
    return { path: '', name: id, page: version === 'v1' ? '/callbacks_get' : '/callbacks', anchor: '' };
  }
  const route = path.replaceAll(/[{}]/g, '');
  const action = ACTION.exec(route);
  return {
    path,
    name: route
      .replace(/^\/api\/(?<family>reports\/)?v\d\//, '$<family>')
      .replace(/^\/(?:invoicing\/api_invoicing|services\/invoicing\/api)\//, ''),
    page: action?.groups?.page ?? route,
    anchor: action?.groups?.action ? `#${action.groups.action}` : '',
  };
}
