/**
 * `::service{#pix}` → facts, fields, example and sandbox scenarios of a catalogue entry, each under its own heading. With `part`
 * only that part and no heading, for a guide that has its own headings and puts its own text between the parts.
 */
import { check, example } from '../service/example';
import { facts } from '../service/facts';
import { fields } from '../service/fields';
import { scenarios } from '../service/scenarios';
import type { SiteData } from '@gateway-docs/contract';
import type { Service } from '@gateway-docs/site-data/services';
import type { Block } from '../mdast';
import { defineHandler, lookUp } from './handler';

type Part = (service: Service, site: SiteData, earlier: number) => Block[];

/** In the order in which a page shows them. */
const PARTS: Readonly<Record<string, Part>> = {
  facts,
  fields,
  example,
  scenarios,
};

/** Shown only where a guide asks for it. */
const WANTED: Readonly<Record<string, Part>> = { ...PARTS, check };

export const service = defineHandler({
  example: '::service{#acquiring_h2h}',
  attributes: { id: { required: true }, part: { values: Object.keys(WANTED) } },
  build: ({ id = '', part }, site, earlier) => {
    const found = lookUp('service', id, site.services);
    const only = part === undefined ? undefined : WANTED[part];
    if (only) return only(found, site, earlier).filter((block) => block.type !== 'heading');
    return Object.values(PARTS).flatMap((build) => build(found, site, earlier));
  },
});
