/**
 * In: data/cabinet/sections.yaml. Out: its strict schema and type: the menu of the cabinet. Screens outside the menu are listed
 * too, with where they are met, so that none is forgotten.
 */
import * as z from 'zod';
import { anchor, sentence, strict, text } from '@gateway-docs/kit/schema';

export const schema = strict({
  menu: z
    .array(strict({ id: anchor, title: text.max(20), purpose: sentence, screens: z.array(anchor).min(1) }))
    .min(1),
  outside: z.array(strict({ screen: anchor, met: sentence })),
});

export type Sections = z.infer<typeof schema>;
