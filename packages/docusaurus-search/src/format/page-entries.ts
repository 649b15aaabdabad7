/** What the manifest says of each page, opened. Pages and anchors are looked up by number (format.ts). */
import { contextOf, newestRoute, versionOf } from '../engine/facets';
import { decodeWords } from './front-coding';
import { decodeColumn } from './number-column';
import type { PackedManifest } from './format';

export interface PageEntry {
  readonly u: string;
  readonly t: string;
  readonly kind: string;
  /** Whether pages of its kind are the homes of codes. */
  readonly isTable: boolean;
  /** Says for one case what general pages say for all. */
  readonly isParticular: boolean;
  /** The API version that it belongs to; undefined for a page of all. */
  readonly version: string | undefined;
  /** Number of the same page in the other version; undefined where there is none. */
  readonly otherVersion: number | undefined;
  /** Titles of the categories above it. */
  readonly breadcrumbs: readonly string[];
  /** `path` of the search context, or empty. */
  readonly context: string;
  /** How much other pages point to it: 0 for none, 1 for the page of its context with most links. */
  readonly linkScore: number;
  /** Number of its top place; its sections follow, then its rows. */
  readonly top: number;
  readonly firstRow: number;
  readonly end: number;
}

/** @returns the pages of a manifest, in its order */
export function openPages(manifest: PackedManifest): PageEntry[] {
  const routes = decodeWords(manifest.u);
  const titles = decodeWords(manifest.t);
  const { versions, contexts, kinds: names, tables } = manifest.facets;
  const versionsOf = new Map<string, number[]>();
  const kinds = decodeColumn(manifest.kinds);
  const links = decodeColumn(manifest.links);
  const trails = decodeColumn(manifest.trails);
  const sections = decodeColumn(manifest.sections);
  const rows = decodeColumn(manifest.rows);
  const mostLinks = new Map<string, number>();
  routes.forEach((u, page) => {
    const newest = newestRoute(u, versions);
    versionsOf.set(newest, [...(versionsOf.get(newest) ?? []), page]);
    const context = contextOf(u, contexts);
    mostLinks.set(context, Math.max(mostLinks.get(context) ?? 1, links[page] ?? 0));
  });
  let anchor = 0;
  return routes.map((u, page) => {
    const kind = kinds[page] ?? 0;
    const name = names[kind >> 1] ?? '';
    const others = versionsOf.get(newestRoute(u, versions)) ?? [];
    const top = anchor;
    const firstRow = top + 1 + (sections[page] ?? 0);
    anchor = firstRow + (rows[page] ?? 0);
    return {
      u,
      t: titles[page] ?? '',
      kind: name,
      isTable: tables.includes(name),
      isParticular: kind % 2 === 1,
      version: versionOf(u, versions),
      otherVersion: others.find((other) => other !== page),
      breadcrumbs: manifest.breadcrumbs[trails[page] ?? -1] ?? [],
      context: contextOf(u, contexts),
      linkScore: Math.log1p(links[page] ?? 0) / Math.log1p(mostLinks.get(contextOf(u, contexts)) ?? 1),
      top,
      firstRow,
      end: anchor,
    };
  });
}
