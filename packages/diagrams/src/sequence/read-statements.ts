/**
 * In: the text of a diagram. Out: its statements, each with its line: the part of Mermaid's sequence syntax that is drawn here. Everything else
 * of Mermaid is refused with what is allowed, because a statement that the drawing leaves out would be there for readers of the source alone.
 */
import { suggest, type WriterError } from '@gateway-docs/kit';
import type { FlowMessage, FlowNote } from './flow';
import { flowMistake } from './flow-mistake';
import { readText, type TextKind } from './read-text';
import statements from './statements.json';

/** One line of a diagram that says something. */
export type Statement = { readonly line: number } & (
  | { readonly kind: 'label'; readonly name: 'accTitle' | 'accDescr'; readonly text: string }
  | { readonly kind: 'participant'; readonly id: string; readonly label: string }
  | { readonly kind: 'step'; readonly step: FlowMessage | FlowNote }
  | { readonly kind: 'open'; readonly type: 'alt' | 'par'; readonly label: string }
  | { readonly kind: 'branch'; readonly word: 'else' | 'and'; readonly label: string }
  | { readonly kind: 'end' }
);

/** Words that Mermaid keeps for itself: a participant with such an id would be another statement. */
const RESERVED = new Set(
  (
    'accdescr acctitle activate actor alt and as autonumber box break create critical deactivate destroy details else end link links loop ' +
    'note off opt option over par par_over participant properties rect sequencediagram title'
  ).split(' '),
);
const ID = /^[a-z][a-z0-9_]*$/;

const LABELLED = /^(?<word>accTitle|accDescr)\s*:(?<text>.*)$/;
const PARTICIPANT = /^participant\s+(?<id>\S+)\s+as\s+(?<label>.*)$/;
const MESSAGE = /^(?<from>\w+)\s*(?<arrow>[-<>=.)(x+|\\/]*[-<>=.)(+|\\/])\s*(?<to>\w+)\s*:(?<text>.*)$/;
const NOTE = /^[Nn]ote\s+(?<where>over|left of|right of)\s+(?<over>[^:]+):(?<text>.*)$/;
const BRANCH = /^(?<word>alt|else|par|and)(?:\s+(?<label>.*))?$/;

function checkId(id: string, line: number): string {
  if (!ID.test(id) || RESERVED.has(id)) throw flowMistake(line, 'id', { id });
  return id;
}

function noteOver(groups: Readonly<Record<string, string>>, line: number): string[] {
  const { where = '', over = '' } = groups;
  const ids = over.split(',').map((id) => id.trim());
  if (where !== 'over' || ids.length > 2) throw flowMistake(line, 'noteOver', { example: statements.note });
  return ids;
}

function unknown(found: string, line: number): WriterError {
  const word = /^[\w-]+/.exec(found)?.[0] ?? found;
  const examples = Object.values(statements).map((example) => `  ${example}`);
  const allowed = examples.join('\n');
  return flowMistake(line, 'unknown', { found, suggestion: suggest(word, Object.keys(statements)), allowed });
}

/** One statement. `found` is the line without the space around it. */
function statementOf(found: string, line: number, inWords: (text: string) => string): Statement {
  const read = (written: string | undefined, kind: TextKind): string =>
    readText((written ?? '').trim(), kind, line, inWords);

  const labelled = LABELLED.exec(found)?.groups;
  if (labelled) {
    const name = labelled.word === 'accTitle' ? 'accTitle' : 'accDescr';
    return { line, kind: 'label', name, text: read(labelled.text, name) };
  }
  const participant = PARTICIPANT.exec(found)?.groups;
  if (participant) {
    const id = checkId(participant.id ?? '', line);
    return { line, kind: 'participant', id, label: read(participant.label, 'participant') };
  }
  const note = NOTE.exec(found)?.groups;
  if (note) {
    const step: FlowNote = { type: 'note', over: noteOver(note, line), text: read(note.text, 'note') };
    return { line, kind: 'step', step };
  }
  const branch = BRANCH.exec(found)?.groups;
  if (branch) {
    const label = read(branch.label, 'branch');
    if (branch.word === 'alt' || branch.word === 'par')
      return { line, kind: 'open', type: branch.word, label };
    return { line, kind: 'branch', word: branch.word === 'else' ? 'else' : 'and', label };
  }
  if (found === 'end') return { line, kind: 'end' };

  const message = MESSAGE.exec(found)?.groups;
  if (!message) throw unknown(found, line);
  const { from = '', to = '', arrow = '' } = message;
  if (arrow !== '->>' && arrow !== '-->>') throw flowMistake(line, 'arrow', { arrow });
  const step: FlowMessage = { type: 'message', from, to, text: read(message.text, 'message') };
  return { line, kind: 'step', step: arrow === '-->>' ? { ...step, reply: true } : step };
}

/**
 * @param source text of the file
 * @param inWords resolves the references of a text; what it throws passes through
 * @returns the statements after `sequenceDiagram`, without comments and empty lines
 * @throws WriterError for the first line that is none of the statements
 */
export function readStatements(source: string, inWords: (text: string, line: number) => string): Statement[] {
  const lines = source
    .split('\n')
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text !== '' && !/^%%(?!\{)/.test(text));
  const [first, ...rest] = lines;
  if (first?.text !== 'sequenceDiagram')
    throw flowMistake(first?.line ?? 1, 'begin', { found: first?.text ?? '' });
  return rest.map(({ text, line }) => statementOf(text, line, (words) => inWords(words, line)));
}
