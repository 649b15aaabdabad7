/**
 * In: a document whose texts refer to codes (`error {error(203)}`) and what exists. Out: the document in plain words. Titles are words everywhere;
 * other texts keep their references for pages, which make links of them, and lose them in the document that is published.
 */
import { IN_FACTS, inWords, type Known } from '@gateway-docs/site-data/cross-references';
import { isJsonObject, mapValues, type Json, type JsonObject } from '@gateway-docs/site-data/model';

/** Texts that no page shows as Markdown: the title of an operation or of an example. */
const TITLES: ReadonlySet<string> = new Set(['summary', 'title']);
/** What is sent stays as it is. */
const VALUES: ReadonlySet<string> = new Set([
  ...['value', 'example', 'examples'],
  ...['const', 'enum', 'default', 'pattern'],
]);

/**
 * @param document a document of the contract
 * @param which `titles` for pages, `all` for what is published
 * @throws WriterError for a reference to something that does not exist
 */
export function referencesInWords(document: JsonObject, known: Known, which: 'titles' | 'all'): JsonObject {
  const change = (value: Json, key: string): Json => {
    if (typeof value === 'string')
      return which === 'all' || TITLES.has(key) ? inWords(value, known, IN_FACTS) : value;
    if (Array.isArray(value)) return value.map((item: Json) => change(item, key));
    if (!isJsonObject(value)) return value;
    // Named examples hold titles beside their values, a list of examples holds values alone.
    return mapValues(value, (item, name) => {
      const isValue =
        VALUES.has(name) && key !== 'properties' && (name !== 'examples' || Array.isArray(item));
      return isValue ? item : change(item, name);
    });
  };
  return mapValues(document, (value, key) => change(value, key));
}
