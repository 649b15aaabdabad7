import { describe, expect, it } from 'vitest';
import { fixtureFacts } from '../test-support/fixture-facts';
import { parseFlow } from './parse-flow';

const { codes, operator } = fixtureFacts;
const HEAD = [
  'sequenceDiagram',
  '  accTitle: A flow',
  '  accDescr: A asks; B answers.',
  '  participant a as A',
  '  participant b as The B',
];
const STEPS = ['  a->>b: Asks', '  b-->>a: Answers'];

/** What the parser says about a whole file. */
function messageFor(...lines: string[]): string {
  try {
    parseFlow('data/flows/x.mmd', lines.join('\n'), { codes, operator });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing';
}

/** What it says about steps that follow a right beginning; the first one is in line 6. */
const messageForSteps = (...lines: string[]): string => messageFor(...HEAD, ...lines);

describe('the message for a line that is none of a diagram', () => {
  it.each([
    [
      'another first line',
      messageFor('title: T'),
      'x.mmd:1: Found "title: T". A diagram begins with the line "sequenceDiagram".',
    ],
    ['an empty file', messageFor(''), 'x.mmd:1: Found "". A diagram begins with the line "sequenceDiagram".'],
    [
      'a misspelt word',
      messageForSteps('particpant c as C'),
      'x.mmd:6: Found "particpant c as C". Did you mean "participant"? A line of a diagram is one of these:\n  accTitle: ',
    ],
    [
      'another part of Mermaid',
      messageForSteps('loop Every day'),
      'x.mmd:6: Found "loop Every day". These exist: accTitle, ',
    ],
    [
      'a participant without a name',
      messageForSteps('participant c'),
      'x.mmd:6: Found "participant c". Did you mean "participant"?',
    ],
    ['a directive', messageForSteps('%%{init: {}}%%'), 'x.mmd:6: Found "%%{init: {}}%%".'],
    [
      'another arrow',
      messageForSteps('a->b: Asks'),
      'x.mmd:6: Found the arrow "->". A message is ->>, an answer is -->>.',
    ],
    ['an activation', messageForSteps('a->>+b: Asks'), 'x.mmd:6: Found the arrow "->>+".'],
    ['a cross', messageForSteps('a-xb: Asks'), 'x.mmd:6: Found '],
    [
      'a note beside',
      messageForSteps('Note left of a: X'),
      'x.mmd:6: A note stands over one participant, or over the first and the last',
    ],
    [
      'a note over three',
      messageForSteps('Note over a,b,c: X'),
      'x.mmd:6: A note stands over one participant',
    ],
    [
      'an id that Mermaid reads',
      messageForSteps('participant end as End'),
      'x.mmd:6: "end" cannot be the id of a participant. Take lower-case',
    ],
    [
      'a capital id',
      messageForSteps('participant C as C'),
      'x.mmd:6: "C" cannot be the id of a participant.',
    ],
  ])('%s', (_what, found, message) => {
    expect(found).toContain(message);
  });
});

describe('the message for a text', () => {
  it.each([
    [
      'a semicolon',
      messageForSteps('a->>b: One; two'),
      'x.mmd:6: "One; two": Mermaid keeps ";" for itself: write #59; for ;, ',
    ],
    ['a hash', messageForSteps('Note over a: Row #1'), 'x.mmd:6: "Row #1": Mermaid keeps "#" for itself: '],
    ['HTML', messageForSteps('a->>b: One<br>two'), 'x.mmd:6: "One<br>two": Mermaid keeps "<" for itself: '],
    [
      'a hash in the title',
      messageFor('sequenceDiagram', 'accTitle: No #1'),
      'x.mmd:2: "No #1": Mermaid keeps "#"',
    ],
    [
      'a comment at the end',
      messageForSteps('a->>b: Asks %% why'),
      'x.mmd:6: "Asks %% why": Mermaid takes %% for a comment',
    ],
    [
      'a formula',
      messageForSteps('a->>b: $$x$$'),
      'x.mmd:6: "$$x$$": Mermaid takes %% for a comment and $$ for a formula',
    ],
    ['a setting', messageForSteps('a->>b: wrap: this'), 'x.mmd:6: "wrap: this": Mermaid takes "wrap:"'],
    ['none at all', messageForSteps('a->>b:'), 'x.mmd:6: "": the text is empty.'],
    ['a branch without a label', messageForSteps('alt'), 'x.mmd:6: "": the text is empty.'],
    [
      'a long message',
      messageForSteps(`a->>b: ${'x'.repeat(65)}`),
      'a message has to fit on its arrow: at most 64 characters.',
    ],
    ['a long note', messageForSteps(`Note over a: ${'x'.repeat(121)}`), 'a note has at most 120 characters.'],
    [
      'a long label',
      messageForSteps(`alt ${'x'.repeat(65)}`),
      'the label of a branch has at most 64 characters.',
    ],
    [
      'a long name',
      messageForSteps(`participant c as ${'x'.repeat(25)}`),
      'the name of a participant has at most 24 characters.',
    ],
    [
      'a long title',
      messageFor('sequenceDiagram', `accTitle: ${'x'.repeat(81)}`),
      'a title has at most 80 characters.',
    ],
    [
      'half a sentence',
      messageFor('sequenceDiagram', 'accDescr: A asks'),
      'x.mmd:2: "A asks": write whole sentences',
    ],
    [
      'an unknown code',
      messageForSteps('a->>b: Status {status(7)}'),
      'x.mmd:6: {status(7)}: data/transaction-statuses.yaml has no code 7.',
    ],
    [
      'a bare code',
      messageForSteps('a->>b: Status 1 success'),
      'x.mmd:6: "Status 1" is no reference. Write Status {status(1)}, ',
    ],
  ])('%s', (_what, found, message) => {
    expect(found).toContain(message);
  });
});

describe('the message for what does not fit together', () => {
  it.each([
    [
      'no title',
      messageFor('sequenceDiagram', ...HEAD.slice(2), ...STEPS),
      'x.mmd:1: "accTitle" is missing. Write it below the first line: "accTitle: What',
    ],
    [
      'no summary',
      messageFor(...HEAD.slice(0, 2), ...HEAD.slice(3), ...STEPS),
      'x.mmd:1: "accDescr" is missing.',
    ],
    ['two titles', messageForSteps('accTitle: Again'), 'x.mmd:6: "accTitle" is there twice.'],
    [
      'a participant twice',
      messageForSteps('participant a as A'),
      'x.mmd:6: Participant "a" is there twice.',
    ],
    [
      'a late participant',
      messageForSteps(...STEPS, 'participant c as C'),
      'x.mmd:8: Participant "c" comes late: ',
    ],
    [
      'an idle participant',
      messageForSteps('participant c as C', ...STEPS),
      'x.mmd:6: Participant "c" takes no part.',
    ],
    [
      'an unknown participant',
      messageForSteps('a->>bb: Asks'),
      'x.mmd:6: Participant "bb" does not exist. Did you mean "b"?',
    ],
    [
      'an unknown participant in a group',
      messageForSteps('alt X', 'Note over c: Asks'),
      'x.mmd:7: Participant "c" does not exist.',
    ],
    [
      'one participant',
      messageFor(...HEAD.slice(0, 4)),
      'x.mmd:1: Found 1 participants. A diagram has two to five.',
    ],
    [
      'a message to itself',
      messageForSteps('a->>a: Thinks'),
      'x.mmd:6: "a" writes to itself. What one does alone is a note: "Note over a: …".',
    ],
    ['one step', messageForSteps('a->>b: Asks'), 'x.mmd:1: Found 1 steps. A diagram has two at least'],
    [
      'a group in a group',
      messageForSteps('alt X', 'par Y'),
      'x.mmd:7: "par" stands within the "alt" of line 6. Groups are not nested',
    ],
    [
      'the wrong word',
      messageForSteps('alt X', STEPS[0] ?? '', 'and Y'),
      'x.mmd:8: Found "and" in the "alt" of line 6. The branches of alt are parted by "else …".',
    ],
    ['a branch outside', messageForSteps('else Y'), 'x.mmd:6: "else" stands in no group.'],
    ['an empty branch', messageForSteps('alt X', 'else Y'), 'x.mmd:7: The branch "X" is empty.'],
    [
      'an empty last branch',
      messageForSteps('alt X', STEPS[0] ?? '', 'else Y', 'end'),
      'x.mmd:9: The branch "Y" is empty.',
    ],
    [
      'one branch',
      messageForSteps('par X', ...STEPS, 'end'),
      'x.mmd:6: "par" has one branch. A group has two at least, parted by "and …".',
    ],
    [
      'no end',
      messageForSteps('alt X', STEPS[0] ?? '', 'else Y', STEPS[1] ?? ''),
      'x.mmd:6: "alt" has no "end".',
    ],
    ['an end too many', messageForSteps(...STEPS, 'end'), 'x.mmd:8: Found "end", but no group is open.'],
  ])('%s', (_what, found, message) => {
    expect(found).toContain(message);
  });
});
