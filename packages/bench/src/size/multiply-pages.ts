/**
 * In: a copy of the tree. Out: the same with more pages, all of them copies of real ones: a page under a new route, and where it is a
 * guide, its services as new entries of `data/`. Each round copies every page once, so that the kinds of pages keep their shares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { openSite } from '@gateway-docs/contract';

/** A page whose copies make sense: the front page is one of a kind. */
interface OriginalPage {
  readonly route: string;
  /** Path from the root of the tree. */
  readonly file: string;
}

const FRONT_MATTER = /^---\n(?<yaml>[\s\S]*?)\n---\n/;

type Yaml = Readonly<Record<string, unknown>>;

const named = (name: string, round: number): string => `${name}_copy${round}`;

/** Ids of scenarios are unique on the whole site; every one in the entry gets the round. */
function withNewIds(value: unknown, round: number): unknown {
  if (Array.isArray(value)) return value.map((item) => withNewIds(item, round));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'id' && typeof inner === 'string' ? `${inner}-copy${round}` : withNewIds(inner, round),
    ]),
  );
}

/**
 * @param entry text of `data/services/<slug>.yaml`
 * @param slug its name
 * @param round number of the copy, from 1
 * @returns text of the copy: another id, slug, name and home
 */
export function copiedEntry(entry: string, slug: string, round: number): string {
  const found = withNewIds(parse(entry), round) as Yaml;
  const id = (original: unknown): number => Number(original) + 10_000 * round;
  const twoStep = found.two_step as Yaml | undefined;
  return stringify({
    ...found,
    ...(twoStep && {
      two_step: { ...twoStep, id: id(twoStep.id), slug: named(String(twoStep.slug), round) },
    }),
    id: id(found.id),
    slug: named(slug, round),
    name: `${String(found.name).slice(0, 50)} ${round}`,
    home: named(String(found.home), round),
  });
}

/**
 * @param source text of an MDX page
 * @param round number of the copy, from 1
 * @param scenarios ids of the scenarios of its services; a link to one of them leads to the copy's own
 * @returns text of the copy: another title, its own services, and another slug where it has one
 */
export function copiedPage(source: string, round: number, scenarios: readonly string[] = []): string {
  const head = parse(FRONT_MATTER.exec(source)?.groups?.yaml ?? '') as Yaml;
  const services = (head.services as readonly string[] | undefined) ?? [];
  const slug = head.slug as string | undefined;
  const yaml = stringify({
    ...head,
    title: `${String(head.title).slice(0, 70)} ${round}`,
    ...(slug ? { slug: named(slug.replace(/\/$/, ''), round) } : {}),
    ...(services.length > 0 ? { services: services.map((name) => named(name, round)) } : {}),
  });
  const body = services.reduce(
    (text, name) =>
      text.replaceAll(new RegExp(`(::service\\{#)${name}(?=[ }])`, 'g'), `$1${named(name, round)}`),
    source.replace(FRONT_MATTER, ''),
  );
  const linked = scenarios.reduce((text, id) => text.replaceAll(`](#${id})`, `](#${id}-copy${round})`), body);
  return `---\n${yaml}---\n${linked}`;
}

function scenarioIds(entry: string): readonly string[] {
  const { scenarios } = parse(entry) as { readonly scenarios?: readonly { readonly id: string }[] };
  return (scenarios ?? []).map(({ id }) => id);
}

function copyPage(tree: string, { file }: OriginalPage, round: number): void {
  const source = readFileSync(path.join(tree, file), 'utf8');
  const head = parse(FRONT_MATTER.exec(source)?.groups?.yaml ?? '') as Yaml;
  const slugs = (head.services as readonly string[] | undefined) ?? [];
  const entryFile = (slug: string): string => path.join(tree, `data/services/${slug}.yaml`);
  const entries = slugs.map((slug) => ({ slug, entry: readFileSync(entryFile(slug), 'utf8') }));
  writeFileSync(
    path.join(tree, named(file.replace(/\.mdx$/, ''), round) + '.mdx'),
    copiedPage(
      source,
      round,
      entries.flatMap(({ entry }) => scenarioIds(entry)),
    ),
  );
  for (const { slug, entry } of entries) {
    writeFileSync(entryFile(named(slug, round)), copiedEntry(entry, slug, round));
  }
}

/**
 * Adds pages to a copy of the tree until it has as many as are wanted.
 * @param tree absolute path of the copy
 * @param wanted how many pages the site gets; fewer than it has change nothing
 */
export function multiplyPages(tree: string, wanted: number): void {
  const heads = openSite(tree).pages;
  const originals = [...heads]
    .filter(([route]) => route !== '/')
    .map(([route, { file }]) => ({ route, file }));
  for (let made = 0; heads.size + made < wanted; made += 1) {
    const original = originals[made % originals.length];
    if (!original) return;
    copyPage(tree, original, Math.floor(made / originals.length) + 1);
  }
}
