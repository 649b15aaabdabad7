/** In: `words.yaml`. Out: the words that this site does not use, each as a pattern with the reason or the word to take. */
import * as z from 'zod';
import { strict, text } from '@gateway-docs/kit/schema';
import { readYaml } from '@gateway-docs/kit/yaml';

const words = z.array(
  strict({ find: text, instead: text, exact: z.literal(true).optional() }).transform(
    ({ find, instead, exact }) => ({ pattern: new RegExp(find, exact ? 'g' : 'gi'), instead }),
  ),
);

/** Patterns with what to write instead. */
export type Words = z.infer<typeof words>;

/** Errors, advice, and the texts of links that say nothing of the page behind them. */
export const { errors, advice, link_texts } = readYaml(
  __dirname,
  'words.yaml',
  strict({ errors: words, advice: words, link_texts: z.array(text) }),
);
