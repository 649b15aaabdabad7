/**
 * In: an entry document under `api/`. Out: one document without references to other files. The neutral schema of a moment is
 * replaced by that of the family's generation while references are resolved; linting does the same through `resolverOf`.
 */
import path from 'node:path';
import { BaseResolver, bundle, createConfig, getLineColLocation } from '@redocly/openapi-core';
import { FAMILIES, type Family } from './families';
import type { JsonObject } from './json';

class GenerationResolver extends BaseResolver {
  constructor(
    private readonly neutral: string,
    private readonly own: string,
  ) {
    super();
  }

  override resolveExternalRef(base: string | null, reference: string): string {
    const file = super.resolveExternalRef(base, reference);
    return file === this.neutral ? this.own : file;
  }
}

/** Reads the files of one family as the site sees them. */
export function resolverOf(siteDir: string, family: Family): BaseResolver {
  return new GenerationResolver(
    path.resolve(siteDir, 'api/shared/schemas/scalars/timestamp.yaml'),
    path.resolve(siteDir, 'api', FAMILIES[family].generation, 'timestamp.yaml'),
  );
}

/**
 * @param siteDir absolute path of the repository's root
 * @throws Error that names file and line of every reference that leads nowhere
 */
export async function bundleFamily(siteDir: string, family: Family): Promise<JsonObject> {
  const { bundle: bundled, problems } = await bundle({
    ref: path.resolve(siteDir, FAMILIES[family].entry),
    config: await createConfig({}),
    externalRefResolver: resolverOf(siteDir, family),
    // Examples share names between operations and leave the components again (inline-examples.ts).
    componentRenamingConflicts: 'off',
  });
  if (problems.length > 0) {
    const lines = problems.map(({ message, location: [place] }) => {
      if (!place) return `  ${message}`;
      const { source, start } = getLineColLocation(place);
      return `  ${path.relative(siteDir, source.absoluteRef)}:${start.line}: ${message}`;
    });
    throw new Error([`${FAMILIES[family].entry} cannot be bundled:`, ...lines].join('\n'));
  }
  return bundled.parsed as JsonObject;
}
