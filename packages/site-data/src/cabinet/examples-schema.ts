/**
 * In: data/cabinet/examples.yaml. Out: its strict schema and type: tables of worked examples, as guides show them.
 */
import * as z from 'zod';
import { slug, strict, text } from '@gateway-docs/kit/schema';

const example = strict({
  /** Names the table for who hears the page. */
  label: text,
  columns: z
    .array(z.union([text, strict({ right: text })], { error: 'write a title, or { right: title }' }))
    .min(2),
  /** Cells in Markdown, one for each column. */
  rows: z.array(z.array(z.string())).min(1),
});

export const schema = z.record(slug, example);

export type Examples = z.infer<typeof schema>;
