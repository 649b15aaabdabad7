/** `::support` → the ways to reach the provider's support, and its status page, from the operator profile. */
import { support as texts } from '../../../data/texts/directives.json';
import { filled, link, list, paragraph } from '../mdast';
import { defineHandler } from './handler';

export const support = defineHandler({
  example: '::support',
  build: (_attributes, { operator }) => {
    const { email, hours, channels } = operator.support;
    const mail = filled(texts.mail, { address: [link(`mailto:${email}`, email)] });
    const ways = [
      [...mail, ...(hours === undefined ? [] : [`. ${hours}`])],
      ...channels.map(({ label, to }) => [link(to, label)]),
      ...(operator.status_page === undefined
        ? []
        : [filled(texts.outage, { link: [link(operator.status_page, texts.status)] })]),
    ];
    return [list(ways.map((way) => [paragraph(...way)]))];
  },
});
