/**
 * In: the folder of the profile to be made, and the demonstration profile. Out: the questions of `npm run new -- profile` in their order. What is
 * the same at most providers has the value of the demonstration; what names a provider has none.
 */
import { type Given, valueAt } from './given';
import { lookQuestions } from './look-questions';
import { offerQuestions } from './offer-questions';
import {
  asLinks,
  asList,
  asNumber,
  asNumbers,
  asYesOrNo,
  nothing,
  text,
  type Question,
  type QuestionContext,
} from './question';

/** `https://docs.company.example` → `https://api.company.example`: how most providers name their hosts. */
const besideSite =
  (name: string) =>
  (given: Given): string | undefined => {
    const site = valueAt(given, 'hosts.site');
    return typeof site === 'string' ? site.replace(/^https:\/\/[^.]+\./, `https://${name}.`) : undefined;
  };

const host = (name: string, label: string, asks: string): Question => ({
  ...text(`hosts.${name}`, asks, 'https:// and the host, no path, no slash at the end'),
  usual: besideSite(label),
});

function identity(): Question[] {
  return [
    text('brand', 'Your name, as merchants know it', 'at most 40 characters'),
    text(
      'tagline',
      'What the documentation is, in one line, for the share picture and search engines',
      'at most 120 characters',
    ),
    text(
      'hosts.site',
      'Where this documentation will be',
      'https:// and the host, no path, no slash at the end',
    ),
    {
      ...text(
        'base_path',
        'Path of that host below which it lies',
        'a slash at both ends, like /docs/; / for a host of its own',
      ),
      usual: () => '/',
    },
    host('api', 'api', 'Host of the API: it stands in every request'),
    host('sandbox', 'sandbox', 'Host of the sandbox: the samples call it'),
    host('checkout', 'pay', 'Host of the payment page'),
    host('cabinet', 'cabinet', 'Host of the merchant cabinet'),
    {
      ...text(
        'hosts.knowledge_hub',
        'Your articles, "Knowledge Hub" in the bar',
        'an https address, a path is allowed',
      ),
      usual: besideSite('help'),
    },
    {
      ...text(
        'hosts.marketing',
        'Your website, "Become a Client" in the bar',
        'an https address, a path is allowed',
      ),
      usual: besideSite('www'),
    },
  ];
}

function contacts(): Question[] {
  const links = 'label and address, several with commas: Imprint https://www.company.example/imprint';
  return [
    text('support.email', 'Where merchants write to', 'an e-mail address'),
    { ...text('support.hours', 'When support answers', 'words; empty for none'), usual: nothing },
    {
      key: 'support.channels',
      asks: 'Other ways to reach support: form, chat, telephone, messenger',
      rule: 'label and address, several with commas: Chat https://chat.company.example, +1 555 0100 tel:+1-555-0100; empty for none',
      read: asLinks,
      usual: nothing,
    },
    {
      ...text(
        'support.tracker',
        'Where "Report an error" leads',
        'an https address with {page}, and {title} if you like; empty for a letter',
      ),
      usual: nothing,
    },
    {
      ...text(
        'security_contact',
        'Where weaknesses are reported, for /.well-known/security.txt',
        'an https address, or mailto: and an e-mail address; empty for the address of the support',
      ),
      usual: nothing,
    },
    {
      ...text('status_page', 'Where you tell of outages', 'an https address; empty for none'),
      usual: nothing,
    },
    {
      key: 'legal',
      asks: 'Legal pages for the footer',
      rule: `${links}; empty for none`,
      read: asLinks,
      usual: nothing,
    },
    {
      ...text(
        'source.edit',
        'Where a page is edited, for "Edit this page"',
        'an https address with {file}; empty for no such link',
      ),
      usual: nothing,
    },
  ];
}

function behaviour({ demo, year }: QuestionContext): Question[] {
  const number = (key: string, asks: string): Question => ({
    key,
    asks,
    rule: 'a whole number above 0',
    read: asNumber,
    usual: () => String(valueAt(demo, key)),
  });
  return [
    {
      key: 'callbacks.source_networks',
      asks: 'Networks that your callbacks come from',
      rule: 'CIDR, several with commas: 192.0.2.0/24, 2001:db8::/48',
      read: asList,
    },
    number('callbacks.timeout_seconds', 'Seconds that a callback waits for the response'),
    {
      key: 'callbacks.retry_after_minutes',
      asks: 'Minutes to wait after each failed delivery, in order',
      rule: 'whole numbers with commas, none smaller than the one before',
      read: asNumbers,
      usual: () => demo.callbacks.retry_after_minutes.join(', '),
    },
    number('timestamp_tolerance_seconds', 'Seconds by which the timestamp of a request may be off'),
    number('idempotency_key_hours', 'Hours that an Idempotency-Key is remembered'),
    number(
      'rate_limits.per_point_per_second',
      'Requests a second that one point may send over a longer time',
    ),
    number('rate_limits.burst_per_point', 'Requests of one point that may come at once'),
    {
      key: 'search.languages',
      asks: 'Languages that readers search in',
      rule: 'of en, ru, zh, es, pt, with commas',
      read: asList,
      usual: () => demo.search.languages.join(', '),
    },
    {
      key: 'offline',
      asks: 'May browsers save pages for reading without a network?',
      rule: 'yes or no',
      read: asYesOrNo,
      usual: () => (demo.offline ? 'yes' : 'no'),
    },
    {
      ...text('site_version', 'Version of the documentation, in the footer', 'three numbers, like 3.8.1'),
      usual: () => demo.site_version,
    },
    {
      key: 'copyright_year',
      asks: 'Year in the footer',
      rule: 'a year from 2000 to 2100',
      read: asNumber,
      usual: () => String(year),
    },
  ];
}

/** @returns all questions in their order */
export function questions(context: QuestionContext): Question[] {
  return [
    ...identity(),
    ...contacts(),
    ...offerQuestions(context.root),
    ...lookQuestions(context),
    ...behaviour(context),
  ];
}
