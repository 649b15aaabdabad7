/**
 * `::service{#pix}` → facts, fields and sandbox scenarios of a catalogue entry. With `part` only that part, for a guide that
 * puts its own text between them.
 */
import { facts } from '../service/facts';
import { fields } from '../service/fields';
import { codesOf, scenarios } from '../service/scenarios';
import { suggest } from '../suggest';
import { WriterError } from '../writer-error';
import { defineHandler } from './handler';

export const service = defineHandler({
  example: '::service{#acquiring_h2h}',
  attributes: { id: { required: true }, part: { values: ['facts', 'fields', 'scenarios'] } },
  build: ({ id = '', part }, reference) => {
    const found = reference.services.get(id);
    if (!found) throw new WriterError(`Unknown service "${id}". ${suggest(id, reference.services.keys())}`);
    return [
      ...(part === undefined || part === 'facts' ? facts(found, reference) : []),
      ...(part === undefined || part === 'fields' ? fields(found) : []),
      ...(part === undefined || part === 'scenarios' ? [...scenarios(found, reference), ...codesOf(found, reference)] : []),
    ];
  },
});
