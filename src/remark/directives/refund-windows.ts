/**
 * `::refund-windows` → every pay-in that can be refunded, whole or in part: first those whose fact sheets say within which time, each with its
 * sources and their days, then the others in a closed block.
 */
import { refundWindows as texts } from '../../../data/texts/directives.json';
import words from '../../../data/texts/services.json';
import { fillText } from '../../base/fill-text';
import type { SiteData } from '@gateway-docs/contract';
import type { Service } from '@gateway-docs/site-data/services';
import { sourcesOf } from '@gateway-docs/site-data/schemes';
import { details, link, records, type Row } from '../mdast';
import { cited } from '../tables/cited-sources';
import { defineHandler } from './handler';

/** What the fact sheets of a service say: mostly one of them, or none. */
const windowsOf = ({ schemes }: Service, site: SiteData) =>
  schemes.flatMap((slug) => {
    const sheet = site.schemes.get(slug);
    const said = sheet?.facts.refund_window;
    return sheet && said ? [{ ...said, name: sheet.name, sources: sourcesOf(sheet, said.source) }] : [];
  });

/** Method and refund, and where a sheet says it, time and sources. */
function row(service: Service, site: SiteData): Row {
  const windows = windowsOf(service, site);
  const told = windows.map(({ name, value, by }) => {
    const time = by ? fillText(texts.byProvider, { value }) : value;
    return windows.length > 1 ? `${name}: ${time}` : time;
  });
  const method = [[link(service.home, service.name)], [words.refundShort[service.refundable]]];
  const sources = windows.flatMap((window) => window.sources);
  return { cells: told.length > 0 ? [...method, [told.join('; ')], cited(sources)] : method };
}

export const refundWindows = defineHandler({
  example: '::refund-windows',
  build: (_attributes, site) => {
    const rows = [...site.services.values()]
      .filter(({ direction, refundable }) => direction === 'payin' && refundable !== 'no')
      .filter(({ home }) => site.pages.has(home))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map((service) => row(service, site));
    const published = rows.filter(({ cells }) => cells.length === texts.published.columns.length);
    const others = rows.filter((one) => !published.includes(one));
    const count = { count: String(others.length) };
    return [
      records(texts.published, published),
      details('window-others', fillText(texts.others.label, count), [records(texts.others, others, count)]),
    ];
  },
});
