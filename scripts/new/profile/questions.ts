/**
 * In: the folder of the profile to be made, and the demonstration profile. Out: the questions of `npm run new -- profile` in their order. What is
 * the same at most providers has the value of the demonstration; what names a provider has none.
 */
import path from 'node:path';
import { checkColours, type LookColours } from '../../../src/reference/look/check-colours';
import { packagedTypeface } from '../../../src/reference/look/typeface';
import { readPicture } from '../../../src/reference/look/picture';
import type { Operator } from '../../../src/reference/operator/operator-schema';
import { textAt, type Given, valueAt } from './given';
import { asLinks, asList, asNumber, asNumbers, asText, asYesOrNo, type Question } from './question';

export interface QuestionContext {
  /** Absolute path of the repository. */
  readonly root: string;
  /** Absolute path of the folder in which the profile will be. */
  readonly folder: string;
  /** The demonstration profile. */
  readonly demo: Operator;
  readonly year: number;
}

const nothing = (): string => '';
const text = (key: string, asks: string, rule: string): Question => ({ key, asks, rule, read: asText });

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

function look({ root, folder, demo }: QuestionContext): Question[] {
  const picture = (key: string, asks: string, usual: string): Question => ({
    ...text(key, asks, `an SVG file, by its path from the profile's folder; empty for ${usual}`),
    usual: nothing,
    check: (given) => {
      const file = textAt(given, key);
      readPicture(path.resolve(folder, file), file);
    },
  });
  const colour = (role: 'accent' | 'second', mode: 'light' | 'dark', asks: string): Question => {
    const key = `look.colours.${role}.${mode}`;
    return {
      ...text(key, asks, '# and six hexadecimal digits in lower case'),
      usual: () => demo.look.colours[role][mode],
      check: (given) => {
        const { colours } = demo.look;
        const tried: LookColours = {
          ...colours,
          [role]: { ...colours[role], [mode]: textAt(given, key) },
        };
        const mistake = checkColours(root, tried).find((each) => each.key === key);
        if (mistake) throw new Error(mistake.message);
      },
    };
  };
  return [
    picture('look.logo.light', 'Logo for light surfaces', "the demonstration's mark"),
    {
      ...picture('look.logo.dark', 'Logo for dark surfaces', 'the same'),
      usual: (given) => textAt(given, 'look.logo.light'),
    },
    {
      key: 'look.logo.shows_brand',
      asks: 'Does the logo say your name? Then it is not written beside it',
      rule: 'yes or no; empty without a logo',
      read: asYesOrNo,
      usual: (given) => (valueAt(given, 'look.logo') === undefined ? '' : 'no'),
    },
    picture('look.favicon', 'Picture for the tab of the browser', 'the logo'),
    colour('accent', 'light', 'Colour of links and buttons on light surfaces'),
    colour('accent', 'dark', 'The same on dark surfaces'),
    colour('second', 'light', 'Second colour on light surfaces: labels and edges'),
    colour('second', 'dark', 'The same on dark surfaces'),
    {
      ...text(
        'look.font.package',
        'Typeface',
        'a package @fontsource-variable/… of package.json; your own files are for look.font.files, later',
      ),
      usual: () => demo.look.font.package,
      check: (given) => void packagedTypeface(root, textAt(given, 'look.font.package')),
    },
    {
      key: 'respect_system_color_mode',
      asks: "Follow the mode of the reader's system? Otherwise the site begins dark",
      rule: 'yes or no',
      read: asYesOrNo,
      usual: () => (demo.respect_system_color_mode ? 'yes' : 'no'),
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
  return [...identity(), ...contacts(), ...look(context), ...behaviour(context)];
}
