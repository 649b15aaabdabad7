/**
 * In: the head of a document under `api/` and what follows from the calls. Out: one document without references to other files. The
 * neutral schema of a timestamp is replaced by that of the family's generation while references are resolved.
 */
import path from 'node:path';
import { BaseResolver, bundle, createConfig, getLineColLocation, Source } from '@redocly/openapi-core';
import { loadOffer, type Offer } from '@gateway-docs/site-data/offer';
import { deriveDocument, inOrder, type Derived } from './derive-document';
import { FAMILIES, type Family } from './families';
import type { JsonObject } from '@gateway-docs/site-data/model';

/** Every value of JSON is one of YAML. */
const asYaml = (parts: object): string =>
  Object.entries(parts)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');

class FamilyResolver extends BaseResolver {
  private readonly head: string;
  private readonly neutral: string;
  private readonly own: string;
  private readonly parts: string;
  private readonly components: ReadonlyMap<string, string>;

  constructor(siteDir: string, family: Family, { parts, components }: Derived) {
    super();
    const { entry, generation } = FAMILIES[family];
    this.head = path.resolve(siteDir, entry);
    this.neutral = path.resolve(siteDir, 'api/shared/schemas/scalars/timestamp.yaml');
    this.own = path.resolve(siteDir, 'api', generation, 'timestamp.yaml');
    this.parts = asYaml(parts);
    this.components = new Map(
      [...components].map(([file, component]) => [path.resolve(siteDir, file), asYaml(component)]),
    );
  }

  override resolveExternalRef(base: string | null, reference: string): string {
    const file = super.resolveExternalRef(base, reference);
    return file === this.neutral ? this.own : file;
  }

  /** The derived parts stand below the text of the head, so that the lines of the head keep their numbers. */
  override async loadExternalRef(file: string): Promise<Source> {
    const component = this.components.get(file);
    if (component !== undefined) return new Source(file, component);
    const source = await super.loadExternalRef(file);
    return file === this.head ? new Source(file, `${source.body}\n${this.parts}`, source.mimeType) : source;
  }
}

/**
 * @param siteDir absolute path of the repository's root
 * @param offer what the provider leaves out
 * @throws Error that names file and line of every reference that leads nowhere
 */
export async function bundleFamily(
  siteDir: string,
  family: Family,
  offer: Offer = loadOffer(siteDir),
): Promise<JsonObject> {
  const { entry } = FAMILIES[family];
  const { bundle: bundled, problems } = await bundle({
    ref: path.resolve(siteDir, entry),
    config: await createConfig({}),
    externalRefResolver: new FamilyResolver(siteDir, family, deriveDocument(siteDir, family, offer)),
    // Examples share names between operations and leave the components again (inline-examples.ts).
    componentRenamingConflicts: 'off',
  });
  if (problems.length > 0) {
    const lines = problems.map(({ message, location: [position] }) => {
      if (!position) return `  ${message}`;
      const { source, start } = getLineColLocation(position);
      return `  ${path.relative(siteDir, source.absoluteRef)}:${start.line}: ${message}`;
    });
    throw new Error([`${entry} cannot be bundled:`, ...lines].join('\n'));
  }
  // Redocly gives the parsed document no type.
  return inOrder(bundled.parsed as JsonObject);
}
