/**
 * `::scheme{#pix}` → the fact sheet `data/schemes/pix.yaml`: the rules of a payment method with their sources and days. A guide gives it a
 * heading of its own, `## Rules of the scheme {#scheme}`.
 */
import { schemeRules } from '../service/scheme-rules';
import { suggest, WriterError } from '@gateway-docs/kit';
import { defineHandler } from './handler';

export const scheme = defineHandler({
  example: '::scheme{#pix}',
  attributes: { id: { required: true } },
  build: ({ id = '' }, site) => {
    const found = site.schemes.get(id);
    if (!found) throw new WriterError(`Unknown fact sheet "${id}". ${suggest(id, site.schemes.keys())}`);
    return schemeRules(id, found, site);
  },
});
