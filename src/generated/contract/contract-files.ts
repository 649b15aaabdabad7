/**
 * The files that the contract can be downloaded as: route, title and what each is for. The plugin that writes them and the list of pages
 * both ask here.
 */
import type { Operation, Version, JsonObject } from '@gateway-docs/site-data/model';
import { FAMILIES, FAMILY_NAMES, type Family } from '@gateway-docs/contract/openapi';
import { Document } from 'yaml';
import type { SiteData } from '@gateway-docs/contract';
import { postmanCollection } from '@gateway-docs/contract/postman';
import { siteAddress } from '@gateway-docs/site-data/operator';
import { operationPage } from '../../remark/cross-references/routes';

/**
 * In: the contract and the operator profile. Out: the OpenAPI document of each family under /openapi/, in YAML and in JSON, and a Postman collection of each
 * version under /postman/. Nothing in them changes from build to build, so an equal contract makes equal files.
 * @returns text of each download by its route
 */
export function contractTexts(site: SiteData): ReadonlyMap<string, string> {
  const { versions } = extentOf(site.operations);
  const documents = [...site.documents].flatMap(([family, { download }]): [string, string][] => [
    [openApiRoute(family, 'yaml'), toYaml(download)],
    [openApiRoute(family, 'json'), `${JSON.stringify(download)}\n`],
  ]);
  const pageOf = (operation: Operation): string => {
    const { route, anchor } = operationPage(operation);
    return siteAddress(site.operator, route + anchor);
  };
  const source = { ...site, pageOf };
  const collections = versions.map((version): [string, string] => {
    return [postmanRoute(version), `${JSON.stringify(postmanCollection(version, source), null, 2)}\n`];
  });
  return new Map([...documents, ...collections]);
}

/**
 * In: an OpenAPI document as plain JSON. Out: its YAML, keys in the order of the document, so that equal documents make equal files.
 * Many OpenAPI tools still read YAML 1.1, where `NO` is false and `2025-01-01` a date: the quotes that 1.1 needs harm no reader of 1.2.
 * @param document plain JSON; values that occur twice are written twice, since not every tool knows anchors
 */
export function toYaml(document: JsonObject): string {
  const yaml = new Document(document, { version: '1.1', aliasDuplicateObjects: false });
  return yaml.toString({ lineWidth: 0, directives: false });
}

const VERSIONS: readonly Version[] = ['v1', 'v2'];

/** The families and versions that a contract has calls of, in the order of their lists. */
function extentOf(operations: readonly Operation[]) {
  const has = (test: (operation: Operation) => boolean): boolean => operations.some(test);
  return {
    families: FAMILY_NAMES.filter((name) => has(({ family }) => family === name)),
    versions: VERSIONS.filter((name) => has(({ version }) => version === name)),
  };
}

const FORMATS = ['yaml', 'json'] as const;

/** @returns route of the OpenAPI document of a family, `/openapi/v2.yaml` */
const openApiRoute = (family: Family, format: (typeof FORMATS)[number]): string =>
  `/openapi/${family}.${format}`;

/** @returns route of the Postman collection of a version, `/postman/v2.json` */
const postmanRoute = (version: Version): string => `/postman/${version}.json`;

/** @returns every download of a contract with these calls, OpenAPI documents first */
export function contractFiles(operations: readonly Operation[]) {
  const { families, versions } = extentOf(operations);
  const documents = families.flatMap((family) => {
    const reports = family.startsWith('reports');
    return FORMATS.map((format) => ({
      route: openApiRoute(family, format),
      title: `OpenAPI document, ${reports ? 'reports ' : ''}${FAMILIES[family].generation}, ${format.toUpperCase()}`,
      description: `${reports ? 'The report endpoints' : 'Every endpoint'} in OpenAPI 3.1: schemas, examples, errors.`,
    }));
  });
  const collections = versions.map((version) => ({
    route: postmanRoute(version),
    title: `Postman collection ${version}`,
    description: 'Every call with its examples, against the sandbox; a script signs each request.',
  }));
  return [...documents, ...collections];
}
