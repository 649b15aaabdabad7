/**
 * In: a document and one of its operations. Out: the headers that carry the credentials, as fields: those of the signature, or
 * `Authorization` with a bearer token. Version 1 has none: its credentials are fields of the body.
 */
import type { Field } from '../operation';
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
    constraints: format?.pattern ? [`pattern \`${withPrefix(format.pattern, prefix)}\``] : [],
    description,
    ...(format?.example ? { example: prefix + format.example } : {}),
    deprecated: false,
    fields: [],
  };
}

export function readCredentials(document: OpenApiDocument, operation: DocumentOperation): Field[] {
  const schemes = document.components?.securitySchemes ?? {};
  const [requirement = {}] = operation.security ?? document.security ?? [];
  return Object.keys(requirement).flatMap((key) => {
    const scheme = schemes[key];
    return scheme?.in === 'header' || scheme?.scheme === 'bearer' ? [toField(scheme)] : [];
  });
}
