/**
 * Opens a built Postman collection with Postman's own library, and runs its signing script as Postman does: in a context of its own with
 * `pm` and `require`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import CryptoJS from 'crypto-js';
import { Collection, Request, VariableScope, type Item } from 'postman-collection';
import type { Version } from '@gateway-docs/site-data/model';

/** @returns the file as it is, parsed */
export function readCollection(folder: string, version: Version): unknown {
  return JSON.parse(readFileSync(path.join(folder, `postman/${version}.json`), 'utf8'));
}

/** @returns the collection and its requests in order */
export function openCollection(folder: string, version: Version): { collection: Collection; items: Item[] } {
  const collection = new Collection(readCollection(folder, version) as object);
  const items: Item[] = [];
  collection.forEachItem((item) => items.push(item));
  return { collection, items };
}

/** What leaves Postman after the script. */
export interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Path with its variables filled in. */
  readonly path: string;
}

/**
 * @param item a request of the collection
 * @param settings `now` in milliseconds; `body` in place of the example's; `variables` over those of the collection, which keep what the
 *   script sets
 */
export function send(
  collection: Collection,
  item: Item,
  settings: { now: number; body?: string; variables?: VariableScope },
): Sent {
  const request = new Request(item.request.toJSON());
  if (settings.body !== undefined && request.body) request.body.raw = settings.body;
  const variables = settings.variables ?? new VariableScope({ values: collection.variables.toJSON() });
  const scope = {
    get: (key: string): unknown => variables.get(key),
    set: (key: string, value: string): void => variables.set(key, value, 'any'),
    replaceIn: (text: string): string => replaceIn(text, variables),
  };
  const context = {
    pm: { request, variables: scope, collectionVariables: scope },
    require: (name: string): unknown => {
      if (name === 'crypto-js') return CryptoJS;
      throw new Error(`Postman has no module ${name}`);
    },
    // Postman has it as a global: a script that declares the name again does not run.
    Date: { now: () => settings.now },
  };
  const script = collection.events.find((event) => event.listen === 'prerequest')?.script.toSource() ?? '';
  vm.runInNewContext(`const CryptoJS = undefined;\n${script}`, context);
  const fill = (text: string): string => replaceIn(text, variables);
  return {
    headers: Object.fromEntries(request.headers.all().map(({ key, value }) => [key, fill(value)])),
    body: fill(request.body?.raw ?? ''),
    path: fill(request.url.getPath()),
  };
}

/** As Postman: `{{name}}` becomes the value; a name without one stays. */
function replaceIn(text: string, variables: VariableScope): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, key: string) => {
    return variables.get(key) ?? whole;
  });
}
