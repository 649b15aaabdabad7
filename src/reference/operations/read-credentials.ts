/**
 * In: a document and one of its operations. Out: the headers that carry the credentials, as fields. Version 1 has none: its
 * credentials are fields of the body.
 */
import type { Field } from '../operation';
import type { DocumentOperation, DocumentSecurityScheme, OpenApiDocument } from './document';

function toField({ name = '', description = '', 'x-format': format }: DocumentSecurityScheme): Field {
  return {
    name,
    path: name,
    type: 'string',
    required: true,
    nullable: false,
    constraints: format?.pattern ? [`pattern \`${format.pattern}\``] : [],
    description,
    ...(format?.example ? { example: format.example } : {}),
    deprecated: false,
    fields: [],
  };
}

export function readCredentials(document: OpenApiDocument, operation: DocumentOperation): Field[] {
  const schemes = document.components?.securitySchemes ?? {};
  const [requirement = {}] = operation.security ?? document.security ?? [];
  return Object.keys(requirement).flatMap((key) => {
    const scheme = schemes[key];
    return scheme?.in === 'header' ? [toField(scheme)] : [];
  });
}
