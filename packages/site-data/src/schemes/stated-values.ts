/**
 * In: a fact sheet. Out: its values in the order in which a page shows them, each with its label and the sources that say so. Page,
 * `/services.json` and the references of prose read a sheet through this.
 */
import { keysOf } from '@gateway-docs/kit';
import type { CitedSource } from '../reading/cited-source';
import { FACT_LABELS, type Scheme } from './scheme-schema';

/**
 * @param ids names of sources in the sheet; the schema has checked that they exist
 * @returns the sources, in the order of the names
 */
export const sourcesOf = (scheme: Scheme, ids: readonly string[]): CitedSource[] =>
  ids.flatMap((id) => scheme.sources[id] ?? []);

/** @returns the facts in the order of their labels, then the further rules in the order of the sheet */
export function statedValues(scheme: Scheme) {
  const facts = keysOf(FACT_LABELS).flatMap((key) => {
    const fact = scheme.facts[key];
    return fact ? [{ key, label: FACT_LABELS[key], ...fact }] : [];
  });
  const rules = scheme.rules.map(({ id, ...rule }) => ({ key: id, ...rule }));
  return [...facts, ...rules].map(({ source, ...said }) => ({ ...said, sources: sourcesOf(scheme, source) }));
}

/** One value of a sheet; by its key prose takes it: `{scheme(pix).refund_window}`. */
export type StatedValue = ReturnType<typeof statedValues>[number];
