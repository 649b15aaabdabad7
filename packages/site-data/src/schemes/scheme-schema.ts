// In: data/schemes/<slug>.yaml. Out: the strict schema and types of a fact sheet: what the operator of a payment method has decided for
// everybody, each value with the source that says so and the day on which it was compared. What single providers publish of their own
// limits and times is marked; what a provider decides for a merchant's own point is never here, and what no source says is absent.
import * as z from 'zod';
import texts from '../../../../data/texts/scheme.json';
import { keysOf } from '@gateway-docs/kit';
import { checkSources, citedSources, plain, sourceIds } from '../reading/cited-source';
import { checked, sentence, slug, strict } from '@gateway-docs/kit/schema';

/** What a sheet may say, in the order in which a page shows it, and its label there. */
export const FACT_LABELS = texts.facts;

type FactKey = keyof typeof FACT_LABELS;

/** A value reads well within a sentence: `{scheme(pix).refund_window}` puts it there. */
const value = plain
  .max(240)
  .refine((words) => !words.endsWith('.'), 'a value stands within sentences: no full stop at its end');

/** Where sources differ, or what the value leaves open. */
const note = sentence.optional();

/** How a note tells what else is said, so that a second source has to stand behind it. */
const ELSEWHERE =
  /\b(another|other|one|two|three|several|some|older) (other )?(sources?|providers?|guides|tables)\b|\b(two|three|some) others\b/i;

/** Where one provider sets the value, and not the scheme. */
const by = z.literal('provider').optional();
const stated = { value, source: sourceIds, note, by };
const fact = strict(stated);
const rule = strict({ id: slug, label: plain.max(60), ...stated });

const change = strict({
  since: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'write the day, month or year as 2026-02-02, 2026-02 or 2026'),
  text: sentence,
  source: sourceIds,
});

const factShape = Object.fromEntries(keysOf(FACT_LABELS).map((key) => [key, fact.optional()])) as Record<
  FactKey,
  z.ZodOptional<typeof fact>
>;

const sheet = strict({
  /** As readers know the method or rail. */
  name: plain.max(60),
  sources: citedSources,
  facts: strict(factShape),
  /** What has no key of its own under facts. */
  rules: z.array(rule).default([]),
  /** What changed lately, the newest first. */
  changes: z.array(change).default([]),
});

export const schema = checked(sheet, ({ sources, facts, rules, changes }, report) => {
  const placed = <Item>(list: 'rules' | 'changes', items: readonly Item[]) =>
    items.map((item, index) => [[list, index], item] as const);
  const stated = keysOf(FACT_LABELS).flatMap((key) => {
    const found = facts[key];
    return found ? [[['facts', key], found] as const] : [];
  });
  checkSources(sources, [...stated, ...placed('rules', rules), ...placed('changes', changes)], report);
  for (const [path, { note, source }] of [...stated, ...placed('rules', rules)])
    if (note && ELSEWHERE.test(note) && source.length < 2)
      report([...path, 'note'], 'it tells what somebody else says: name that source beside the first');
  rules.forEach(({ id }, index) => {
    if (id in FACT_LABELS) report(['rules', index], `"${id}" is a key of facts: write it there`);
    if (rules.findIndex((item) => item.id === id) < index) report(['rules', index], `"${id}" is there twice`);
  });
  changes.forEach(({ since }, index) => {
    if (index > 0 && since > (changes[index - 1]?.since ?? since))
      report(['changes', index], 'the newest change stands first');
  });
});

/** A fact sheet as it is written. */
export type Scheme = z.infer<typeof schema>;
