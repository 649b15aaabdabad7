/**
 * `::scheme{#pix}` → the fact sheet `data/schemes/pix.yaml`: the rules of a payment method with their sources and days. A guide gives it a
 * heading of its own, `## Rules of the scheme {#scheme}`. With `rules="hours refund_window"` it is a table of these alone, where a reader looks
 * them up.
 */
import { statedValues } from '@gateway-docs/site-data/schemes';
import { schemeRules, someRules } from '../service/scheme-rules';
import { defineHandler, lookUp } from './handler';

export const scheme = defineHandler({
  example: '::scheme{#pix}',
  attributes: { id: { required: true }, rules: {} },
  build: ({ id = '', rules }, site) => {
    const sheet = lookUp('fact sheet', id, site.schemes);
    if (rules === undefined) return schemeRules(id, sheet, site);
    const stated = new Map(statedValues(sheet).map((rule) => [rule.key, rule]));
    return someRules(
      sheet,
      rules.split(' ').map((key) => lookUp('rule', key, stated, ` of data/schemes/${id}.yaml`)),
    );
  },
});
