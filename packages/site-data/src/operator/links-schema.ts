// In: addresses of the operator profile that readers are led to: legal pages, the status page, ways to reach support. Out: their schemas.
import * as z from 'zod';
import { strict, text } from '@gateway-docs/kit/schema';

const label = text.max(40);

/** A page of this site, or of another one. */
const pageAddress = text.regex(
  /^(\/[a-z0-9_/-]*|https:\/\/[^\s"<>]+)$/,
  'give a path of this site, like /security, or an https address',
);

export const statusPage = z.url({ protocol: /^https$/, error: 'give an https address' });

/** Imprint, privacy, terms: the entries of the footer that a law asks for. */
export const legalLinks = z.array(strict({ label, to: pageAddress }));

/** Where else people answer: a form, a chat, a telephone, a messenger. */
export const supportChannels = z.array(
  strict({
    label,
    to: text.regex(
      /^(https:\/\/[^\s"<>]+|mailto:[^\s"<>]+@[^\s"<>]+|tel:\+[0-9-]+)$/,
      'give an https address, mailto: with an address, or tel: with a number that begins with +',
    ),
  }),
);
