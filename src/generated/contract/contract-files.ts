/**
 * The files that the contract can be downloaded as: route, title and what each is for. The plugin that writes them and the list of pages
 * both ask here.
 */
import type { Operation, Version } from '@gateway-docs/site-data/model';
import { FAMILIES, FAMILY_NAMES, type Family } from '@gateway-docs/contract/openapi';

const VERSIONS: readonly Version[] = ['v1', 'v2'];

export interface ContractFile {
  readonly route: string;
  readonly title: string;
  readonly description: string;
}

/** The families and versions that a contract has calls of, in the order of their lists. */
export function extentOf(operations: readonly Operation[]): {
  readonly families: readonly Family[];
  readonly versions: readonly Version[];
} {
  const has = (test: (operation: Operation) => boolean): boolean => operations.some(test);
  return {
    families: FAMILY_NAMES.filter((name) => has(({ family }) => family === name)),
    versions: VERSIONS.filter((name) => has(({ version }) => version === name)),
  };
}

/** @returns route of the OpenAPI document of a family, `/openapi/v2.yaml` */
export const openApiRoute = (family: Family): string => `/openapi/${family}.yaml`;

/** @returns route of the Postman collection of a version, `/postman/v2.json` */
export const postmanRoute = (version: Version): string => `/postman/${version}.json`;

/** @returns every download of a contract with these calls, OpenAPI documents first */
export function contractFiles(operations: readonly Operation[]): ContractFile[] {
  const { families, versions } = extentOf(operations);
  const documents = families.map((family): ContractFile => {
    const reports = family.startsWith('reports');
    return {
      route: openApiRoute(family),
      title: `OpenAPI document, ${reports ? 'reports ' : ''}${FAMILIES[family].generation}`,
      description: `${reports ? 'The report endpoints' : 'Every endpoint'} in OpenAPI 3.1: schemas, examples, errors.`,
    };
  });
  const collections = versions.map((version): ContractFile => ({
    route: postmanRoute(version),
    title: `Postman collection ${version}`,
    description: 'Every call with its examples, against the sandbox; a script signs each request.',
  }));
  return [...documents, ...collections];
}
