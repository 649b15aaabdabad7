// In: `look` of the operator profile. Out: its strict schema. Everything may be left out: the defaults are the look of the demonstration.
// Why: logo, colours and typeface carry a provider's brand. What can be said of one value alone is said here; what needs the files, or the
// other colours of the site, is checked by `read-branding.ts`.
import * as z from 'zod';
import { strict, text } from '@gateway-docs/kit/schema';

/** A colour as designers hand it over. */
const colour = z
  .string({ error: 'expected a text: put the colour in quotes' })
  .regex(/^#[0-9a-f]{6}$/, 'write the colour as # and six hexadecimal digits in lower case, like #1a7f64');

const eachMode = strict({ light: colour, dark: colour });

const svgFile = text.regex(/\.svg$/, 'name an SVG file, by its path from the folder of the profile');
const fontFile = text.regex(/\.woff2$/, 'name a WOFF2 file, by its path from the folder of the profile');

/** A family of the package registry whose package has one variable file for each script. */
const fontPackage = text.regex(
  /^@fontsource-variable\/[a-z0-9-]+$/,
  'name a package of variable fonts, like @fontsource-variable/manrope, and add it to package.json',
);

const font = strict({
  /** A package @fontsource-variable/…, listed in package.json. */
  package: fontPackage.optional(),
  /** The name of the family in your own files. */
  family: text
    .max(40)
    .regex(/^[\p{L}\p{N} -]+$/u, 'write the name of the family in letters, digits, spaces and hyphens')
    .optional(),
  /** Your own WOFF2 files. */
  files: z.array(fontFile).min(1).optional(),
  system: z.literal(true, { error: 'expected true, or leave it out' }).optional(),
})
  .refine(({ package: name, files, system }) => [name, files, system].filter(Boolean).length === 1, {
    message: 'name one of: package, files (with family), system',
  })
  .refine(({ family, files }) => (family === undefined) === (files === undefined), {
    message: 'family and files belong together',
  });

export const look = strict({
  logo: strict({
    light: svgFile,
    /** Left out: the one of the light mode. */
    dark: svgFile.optional(),
    /** true: the logo is a word mark, and the brand is not written beside it. */
    shows_brand: z.boolean().default(false),
  }).optional(),
  /** Left out: the logo of the light mode. */
  favicon: svgFile.optional(),
  colours: strict({
    accent: eachMode.default({ light: '#0a5c99', dark: '#7dbdf2' }),
    second: eachMode.default({ light: '#94500f', dark: '#eaa971' }),
  }).prefault({}),
  font: font.default({ package: '@fontsource-variable/manrope' }),
}).prefault({});

export type Look = z.infer<typeof look>;
