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
  build: ({ id = '' }, reference) => {
    const found = reference.schemes.get(id);
    if (!found) throw new WriterError(`Unknown fact sheet "${id}". ${suggest(id, reference.schemes.keys())}`);
    return schemeRules(id, found, reference);
  },
});
