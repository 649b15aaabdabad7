/**
 * In: a document and one of its operations. Out: how its caller proves who he is, and the headers that carry it, as fields: those of the
 * signature, or `Authorization` with a bearer token. Version 1 has none: its credentials are fields of the body.
 */
import type { Credentials, Field, Version } from '@gateway-docs/site-data/model';
import type { DocumentOperation, DocumentSecurityScheme, OpenApiDocument } from '../openapi/document';

/** OpenAPI leaves the header of a bearer token unsaid: RFC 6750 names it. */
const BEARER = { name: 'Authorization', prefix: 'Bearer ' };

/** `^bt_…$` → `^Bearer bt_…$`. */
const withPrefix = (pattern: string, prefix: string): string => pattern.replace(/^\^/, `^${prefix}`);

function toField(scheme: DocumentSecurityScheme): Field {
  const { description = '', 'x-format': format } = scheme;
  const { name = '', prefix } = scheme.scheme === 'bearer' ? BEARER : { name: scheme.name, prefix: '' };
  return {
    name,
    path: name,
    type: 'string',
    required: true,
    nullable: false,
    constraints: format?.pattern ? { pattern: withPrefix(format.pattern, prefix) } : {},
    description,
    ...(format?.example ? { example: prefix + format.example } : {}),
    deprecated: false,
    fields: [],
  };
}

function schemesOf(document: OpenApiDocument, operation: DocumentOperation): DocumentSecurityScheme[] {
  const schemes = document.components?.securitySchemes ?? {};
  const [requirement = {}] = operation.security ?? document.security ?? [];
  return Object.keys(requirement).flatMap((key) => schemes[key] ?? []);
}

/** @returns the headers with the credentials of a call, in the order of the document */
export function credentialHeaders(document: OpenApiDocument, operation: DocumentOperation): Field[] {
  return schemesOf(document, operation)
    .filter((scheme) => scheme.in === 'header' || scheme.scheme === 'bearer')
    .map(toField);
}

/**
 * @param direction who calls: the merchant, or the gateway, whose callbacks OpenAPI has no security for
 * @returns the kind of credentials; OpenAPI has no scheme for those in the body, so a call of v1 has `auth`
 */
export function credentialsOf(
  document: OpenApiDocument,
  operation: DocumentOperation,
  version: Version,
  direction: 'call' | 'callback',
): Credentials {
  if (direction === 'callback') return version === 'v1' ? 'none' : 'signature';
  if (version === 'v1') return 'v1';
  return schemesOf(document, operation).some(({ scheme }) => scheme === 'bearer') ? 'bearer' : 'signature';
}
