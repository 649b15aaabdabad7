/**
 * In: the folder of the profile to be made, and the demonstration profile. Out: the questions of `npm run new -- profile` in their order: what every
 * provider has to say. All other keys stand in the written file with the values of the demonstration.
 */
import path from 'node:path';
import type { Document } from 'yaml';
import { checkColours, darkAccentOf, readColours, readPicture } from '@gateway-docs/branding';
import type { Operator } from '@gateway-docs/site-data/operator';
import texts from '../../../../../data/texts/profile-questions.json';

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

/** What is done with the words that are typed. */
type Behaviour = Pick<Question, 'read' | 'usual' | 'check'>;

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

/** @param label how most providers begin the host: `https://docs.company.example` → `https://api.company.example` */
const hostBeside =
  (label: string): Question['usual'] =>
  (profile) =>
    String(profile.getIn(['hosts', 'site'])).replace(/^https:\/\/[^.]+\./, `https://${label}.`);

function accent({ root, demo }: QuestionContext, mode: 'light' | 'dark'): Behaviour {
  const { colours } = demo.look;
  const key = `look.colours.accent.${mode}`;
  const fixed = readColours(path.join(root, 'src/css/tokens.css'));
  return {
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
  const behaviours: Readonly<Record<string, Behaviour>> = {
    legal: { read: asLinks, usual: () => '' },
    'callbacks.source_networks': { read: asList },
    'look.logo.light': {
      usual: () => '',
      check: (typed) => void readPicture(path.resolve(context.folder, typed), typed),
    },
    'look.colours.accent.light': accent(context, 'light'),
    'look.colours.accent.dark': accent(context, 'dark'),
  };
  return Object.entries(texts).map(([key, { asks, rule, ...more }]) => ({
    key,
    asks,
    rule,
    ...('host' in more ? { usual: hostBeside(more.host) } : {}),
    ...behaviours[key],
  }));
}
