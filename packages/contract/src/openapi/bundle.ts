/**
 * In: the head of a document under `api/` and what follows from the calls. Out: one document without references to other files. The
 * neutral schema of a timestamp is replaced by that of the family's generation while references are resolved.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as openapiCore from '@redocly/openapi-core';
import { refuse } from '@gateway-docs/kit';
import type { Folder } from '@gateway-docs/kit/yaml';
import { isJsonObject, mapValues, objectOf, type Json, type JsonObject } from '@gateway-docs/site-data/model';
import { inOrder, type Derived } from './derive-document';
import { FAMILIES, type Family } from './families';
import { resolvePointer } from './pointers';

/** Node loads it by itself: Docusaurus would compile each of its 300 modules in a first build, which takes five seconds. */
const { BaseResolver, bundle, createConfig, getLineColLocation, Source } = createRequire(__filename)(
  '@redocly/openapi-core',
) as typeof openapiCore;

/** Every value of JSON is one of YAML. */
const asYaml = (parts: object): string =>
  Object.entries(parts)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');

/** Reads the derived parts in place of files, and the timestamp of the family's generation in place of the neutral one. */
function resolverOf(api: Folder, family: Family, { parts, components }: Derived): openapiCore.BaseResolver {
  const { head, generation } = FAMILIES[family];
  const derived = new Map([...components].map(([file, component]) => [api.pathOf(file), asYaml(component)]));
  const Resolver = class extends BaseResolver {
    override resolveExternalRef(base: string | null, reference: string): string {
      const file = super.resolveExternalRef(base, reference);
      const isNeutral = file === api.pathOf('shared/schemas/scalars/timestamp.yaml');
      return isNeutral ? api.pathOf(`${generation}/timestamp.yaml`) : file;
    }

    /** The derived parts stand below the text of the head, so that the lines of the head keep their numbers. */
    override async loadExternalRef(file: string): Promise<openapiCore.Source> {
      const component = derived.get(file);
      if (component !== undefined) return new Source(file, component);
      const source = await super.loadExternalRef(file);
      if (file !== api.pathOf(head)) return source;
      return new Source(file, `${source.body}\n${asYaml(parts)}`, source.mimeType);
    }
  };
  return new Resolver();
}

const EXAMPLES = '#/components/examples/';

/** Examples have names of their own in every operation; as components they would need made-up ones, so each stands in its place. */
function inlineExamples(document: JsonObject): JsonObject {
  const inline = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(inline);
    if (!isJsonObject(value)) return value;
    const reference = value.$ref;
    if (typeof reference === 'string' && reference.startsWith(EXAMPLES))
      return inline(resolvePointer(document, reference));
    return mapValues(value, inline);
  };
  const { examples: _examples, ...components } = objectOf(document.components);
  return mapValues({ ...document, components }, inline);
}

/**
 * @param api folder of the contract
 * @param family which document
 * @param derived what its head leaves out
 * @throws Error that names file and line of every reference that leads nowhere
 */
export async function bundleFamily(api: Folder, family: Family, derived: Derived): Promise<JsonObject> {
  const { head } = FAMILIES[family];
  const { bundle: bundled, problems } = await bundle({
    ref: api.pathOf(head),
    config: await createConfig({}),
    externalRefResolver: resolverOf(api, family, derived),
    // Examples share names between operations and leave the components again.
    componentRenamingConflicts: 'off',
  });
  refuse(
    `${api.nameOf(head)} cannot be bundled:`,
    problems.map(({ message, location: [position] }) => {
      if (!position) return message;
      const { source, start } = getLineColLocation(position);
      return `${api.nameOf(path.relative(api.pathOf(), source.absoluteRef))}:${start.line}: ${message}`;
    }),
  );
  // Redocly gives the parsed document no type.
  return inlineExamples(inOrder(bundled.parsed as JsonObject));
}
