/** `::support` → the ways to reach the provider's support, and its status page, from the operator profile. */
import { link, list, paragraph, type Block } from '../mdast/nodes';
import { defineHandler } from './handler';

export const support = defineHandler({
  example: '::support',
  attributes: {},
  build: (_attributes, { operator }) => {
    const { email, hours, channels } = operator.support;
    const mail = ['E-mail: ', link(`mailto:${email}`, email), ...(hours === undefined ? [] : [`. ${hours}`])];
    const ways: Block[][] = [
      [paragraph(...mail)],
      ...channels.map(({ label, to }) => [paragraph(link(to, label))]),
      ...(operator.status_page === undefined
        ? []
        : [[paragraph('Is it an outage? ', link(operator.status_page, 'Status page'))]]),
    ];
    return [list(ways)];
  },
});
