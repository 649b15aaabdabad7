/**
 * In: the folder of the profile to be made, and the demonstration profile. Out: the questions of `npm run new -- profile` in their order: what every
 * provider has to say. All other keys stand in the written file with the values of the demonstration.
 */
import path from 'node:path';
import type { Document } from 'yaml';
import { checkColours, darkAccentOf, readColours, readPicture } from '@gateway-docs/branding';
import type { Operator } from '@gateway-docs/site-data/operator';

export interface Question {
  /** Key of the profile, with dots: `hosts.api`. */
  readonly key: string;
  /** What is asked, and what it changes on the site. */
  readonly asks: string;
  /** What a good value looks like. */
  readonly rule: string;
  /** The value that typed words mean; left out: the words. @throws Error with the form in which to type them */
  readonly read?: (typed: string) => unknown;
  /** Taken when nothing is typed, as it would be typed; undefined: a value is needed. Empty: the key is left out. */
  readonly usual?: (profile: Document) => string | undefined;
  /** What the schema cannot know: files that have to be there, colours beside other colours. @throws Error with the reason */
  readonly check?: (typed: string) => void;
}

export interface QuestionContext {
  /** Absolute path of the repository. */
  readonly root: string;
  /** Absolute path of the folder in which the profile will be. */
  readonly folder: string;
  /** The demonstration profile. */
  readonly demo: Operator;
}

const asList = (typed: string): string[] => typed.split(',').map((each) => each.trim());

/** `Imprint https://…, Privacy https://…` → labels with addresses. @throws Error when one has no address */
export function asLinks(typed: string): { label: string; to: string }[] {
  return asList(typed).map((each) => {
    const { label, to } = /^(?<label>.*\S)\s+(?<to>\S+)$/.exec(each)?.groups ?? {};
    if (!label || !to) throw new Error(`"${each}" has to be a label, a space and an address`);
    return { label, to };
  });
}

const ORIGIN = 'https:// and the host, no path, no slash at the end';
const ADDRESS = 'an https address, a path is allowed';

/** @param label how most providers begin the host: `https://docs.company.example` → `https://api.company.example` */
const host = (name: keyof Operator['hosts'], label: string, asks: string, rule = ORIGIN): Question => ({
  key: `hosts.${name}`,
  asks,
  rule,
  usual: (profile) =>
    String(profile.getIn(['hosts', 'site'])).replace(/^https:\/\/[^.]+\./, `https://${label}.`),
});

function accent({ root, demo }: QuestionContext, mode: 'light' | 'dark', asks: string): Question {
  const { colours } = demo.look;
  const key = `look.colours.accent.${mode}`;
  const fixed = readColours(path.join(root, 'src/css/tokens.css'));
  return {
    key,
    asks,
    rule: '# and six hexadecimal digits in lower case',
    // After a colour of the provider's own, that of the dark mode has the same hue.
    usual(profile) {
      const light = String(profile.getIn(['look', 'colours', 'accent', 'light']));
      return mode === 'light' || light === colours.accent.light
        ? colours.accent[mode]
        : darkAccentOf(light, fixed.dark);
    },
    check(typed) {
      const tried = { ...colours, accent: { ...colours.accent, [mode]: typed } };
      const mistake = checkColours(fixed, tried).find((each) => each.key === key);
      if (mistake) throw new Error(mistake.message);
    },
  };
}

/** @returns all questions in their order */
export function questions(context: QuestionContext): Question[] {
  return [
    { key: 'brand', asks: 'Your name, as merchants know it', rule: 'at most 40 characters' },
    {
      key: 'tagline',
      asks: 'What the documentation is, in one line, for the share picture and search engines',
      rule: 'at most 120 characters',
    },
    { key: 'hosts.site', asks: 'Where this documentation will be', rule: ORIGIN },
    host('api', 'api', 'Host of the API: it stands in every request'),
    host('sandbox', 'sandbox', 'Host of the sandbox: the samples call it'),
    host('checkout', 'pay', 'Host of the payment page'),
    host('cabinet', 'cabinet', 'Host of the merchant cabinet'),
    host('knowledge_hub', 'help', 'Your articles, "Knowledge Hub" in the bar', ADDRESS),
    host('marketing', 'www', 'Your website, "Become a Client" in the bar', ADDRESS),
    { key: 'support.email', asks: 'Where merchants write to', rule: 'an e-mail address' },
    {
      key: 'legal',
      asks: 'Legal pages for the footer',
      rule: 'label and address, several with commas: Imprint https://www.company.example/imprint; empty for none',
      read: asLinks,
      usual: () => '',
    },
    {
      key: 'callbacks.source_networks',
      asks: 'Networks that your callbacks come from',
      rule: 'CIDR, several with commas: 192.0.2.0/24, 2001:db8::/48',
      read: asList,
    },
    {
      key: 'look.logo.light',
      asks: 'Logo',
      rule: "an SVG file, by its path from the profile's folder; empty for the demonstration's mark",
      usual: () => '',
      check: (typed) => void readPicture(path.resolve(context.folder, typed), typed),
    },
    accent(context, 'light', 'Colour of links and buttons on light surfaces'),
    accent(context, 'dark', 'The same on dark surfaces'),
  ];
}
