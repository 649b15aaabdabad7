/**
 * In: data/cabinet/sections.yaml and examples.yaml. Out: their strict schemas and types: the menu of the cabinet, and tables of worked examples,
 * as guides show them.
 */
import * as z from 'zod';
import { anchor, sentence, slug, strict, text } from '@gateway-docs/kit/schema';

/** Screens outside the menu are listed too, with where they are met, so that none is forgotten. */
export const sectionsSchema = strict({
  menu: z
    .array(strict({ id: anchor, title: text.max(20), purpose: sentence, screens: z.array(anchor).min(1) }))
    .min(1),
  outside: z.array(strict({ screen: anchor, met: sentence })),
});

export type Sections = z.infer<typeof sectionsSchema>;

const example = strict({
  /** Names the table for who hears the page. */
  label: text,
  columns: z
    .array(z.union([text, strict({ right: text })], { error: 'write a title, or { right: title }' }))
    .min(2),
  /** Cells in Markdown, one for each column. */
  rows: z.array(z.array(z.string())).min(1),
});

export const examplesSchema = z.record(slug, example);
