/** The questions of `npm run new -- profile` about logo, colours and typeface. A picture, a colour and a package are tried at once. */
import path from 'node:path';
import {
  checkColours,
  type LookColours,
  readPicture,
  packagedTypeface,
} from '@gateway-docs/site-data/branding';
import { textAt, valueAt } from './given';
import { asYesOrNo, nothing, text, type Question, type QuestionContext } from './question';

/** @returns the questions in their order */
export function lookQuestions({ root, folder, demo }: QuestionContext): Question[] {
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
        'a package @fontsource-variable/… of package.json; for your own files see the end of the written file',
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
