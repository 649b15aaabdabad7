import { expect, it } from 'vitest';
import { guideMistakes } from './check-together';

const WHOLE = [
  ...['example', 'how', 'payer', 'steps', 'statuses', 'fields'],
  ...['wrong', 'refunds', 'sandbox', 'checklist', 'next'],
];

/** A guide whose front matter takes four lines, with a section of one line for each anchor. */
const guideOf = (anchors: readonly string[], guide = 'method') =>
  guideMistakes(
    { file: 'docs/services/new.mdx', guide },
    ['---', 'title: New', `guide: ${guide}`, '---', ...anchors.map((id) => `## Part {#${id}}`), ''].join(
      '\n',
    ),
  );

it('passes a guide that has its parts, with others between them', () => {
  expect(guideOf(WHOLE)).toEqual([]);
  expect(guideOf(['limits', ...WHOLE])).toEqual([]);
});

it('names a part that is missing, at the line of the kind, or of the section that is like it', () => {
  expect(guideOf(WHOLE.filter((id) => id !== 'payer'))).toEqual([
    'docs/services/new.mdx:3: guide: method needs a section "## … {#payer}".',
  ]);
  expect(guideOf(WHOLE.map((id) => (id === 'wrong' ? 'wrongs' : id)))).toEqual([
    'docs/services/new.mdx:11: guide: method needs a section "## … {#wrong}". Did you mean it by {#wrongs}?',
  ]);
});

it('names the first part that stands too early, once', () => {
  expect(guideOf(['how', ...WHOLE.filter((id) => id !== 'how')])).toEqual([
    'docs/services/new.mdx:5: {#how} comes too early. The order of a guide is example, how, steps, fields, wrong, sandbox, checklist, next.',
  ]);
});

it('asks a family for where to go next, and an API for nothing', () => {
  expect(guideOf(['how'], 'family')).toHaveLength(1);
  expect(guideOf(['next', 'how'], 'family')).toEqual([]);
  expect(guideOf([], 'api')).toEqual([]);
});
