/**
 * In: an OpenAPI document as plain JSON. Out: its YAML, keys in the order of the document, so that equal documents make equal files.
 */
import { Document } from 'yaml';
import type { JsonObject } from '@gateway-docs/site-data/model';

/**
 * Many OpenAPI tools still read YAML 1.1, where `NO` is false and `2025-01-01` a date: the quotes that 1.1 needs harm no reader of 1.2.
 * @param document plain JSON; values that occur twice are written twice, since not every tool knows anchors
 */
export function toYaml(document: JsonObject): string {
  const yaml = new Document(document, { version: '1.1', aliasDuplicateObjects: false });
  return yaml.toString({ lineWidth: 0, directives: false });
}
