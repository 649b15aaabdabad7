/**
 * `::scheme{#pix}` → the fact sheet `data/schemes/pix.yaml`: the rules of a payment method with their sources and days. A guide gives it a
 * heading of its own, `## Rules of the scheme {#scheme}`.
 */
import { schemeRules } from '../service/scheme-rules';
import { defineHandler, lookUp } from './handler';

export const scheme = defineHandler({
  example: '::scheme{#pix}',
  attributes: { id: { required: true } },
  build: ({ id = '' }, site) => schemeRules(id, lookUp('fact sheet', id, site.schemes), site),
});
