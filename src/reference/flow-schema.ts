// In: data/flows/<name>.yaml. Out: the strict schema and types of one sequence diagram.
// Only what a sequence diagram can show: messages, notes and two kinds of groups, one level deep.
import * as z from 'zod';
import { sentence, slug, strict, text } from './reading/schema-parts';

const message = strict({
  type: z.literal('message'),
  from: slug,
  to: slug,
  text: text.max(64, 'a message has to fit on its arrow: at most 64 characters'),
  reply: z.boolean().optional().describe('An answer to an earlier message: drawn dashed'),
});

const note = strict({
  type: z.literal('note'),
  over: z
    .array(slug)
    .min(1)
    .max(2)
    .describe('One participant, or the first and last one that the note spans'),
  text: text.max(120, 'a note has at most 120 characters'),
});

const inner = z.discriminatedUnion('type', [message, note]);

const branch = strict({
  label: text.max(64, 'the label of a branch has at most 64 characters'),
  steps: z.array(inner).min(1),
});

const branches = z.array(branch).min(2, 'a group has at least two branches');

const group = {
  alt: strict({ type: z.literal('alt'), branches }).describe('Exactly one branch happens'),
  par: strict({ type: z.literal('par'), branches }).describe('All branches happen, in any order'),
};

const step = z.discriminatedUnion('type', [message, note, group.alt, group.par]);

const flow = strict({
  title: text.max(80),
  summary: sentence.describe('What the diagram tells; opens its text alternative'),
  participants: z
    .array(strict({ id: slug, label: text.max(24) }))
    .min(2)
    .max(5),
  steps: z.array(step).min(2),
});

type Inner = z.infer<typeof inner>;

/** Participants that a message or note names. */
function namedBy(entry: Inner): string[] {
  return entry.type === 'message' ? [entry.from, entry.to] : entry.over;
}

export const schema = flow.superRefine((value, context) => {
  const known = value.participants.map((participant) => participant.id);
  const used = new Set<string>();
  const visit = (entry: Inner, path: PropertyKey[]) => {
    for (const name of namedBy(entry)) {
      used.add(name);
      if (known.includes(name)) continue;
      const message = `participant "${name}" does not exist; there are: ${known.join(', ')}`;
      context.addIssue({ code: 'custom', path, message });
    }
  };
  value.steps.forEach((entry, index) => {
    if (entry.type === 'message' || entry.type === 'note') {
      visit(entry, ['steps', index]);
      return;
    }
    entry.branches.forEach((part, at) =>
      part.steps.forEach((child, place) => {
        visit(child, ['steps', index, 'branches', at, 'steps', place]);
      }),
    );
  });
  known.forEach((name, index) => {
    const path = ['participants', index];
    if (!used.has(name))
      context.addIssue({ code: 'custom', path, message: `participant "${name}" takes no part` });
    if (known.indexOf(name) !== index)
      context.addIssue({ code: 'custom', path, message: `"${name}" is there twice` });
  });
});

export type Flow = z.infer<typeof schema>;
export type FlowStep = Flow['steps'][number];
export type FlowMessage = z.infer<typeof message>;
export type FlowNote = z.infer<typeof note>;
export type FlowGroup = Extract<FlowStep, { branches: unknown }>;
