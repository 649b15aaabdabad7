/**
 * In: the text of a `.mmd` file. Out: the checked diagram. The source is a sequence diagram of Mermaid, so that a writer can try it
 * in any viewer; what is drawn from it on the site is ours.
 */
import { suggest, WriterError } from '@gateway-docs/kit';
import type { Flow, FlowBranch, FlowMessage, FlowNote, FlowStep } from './flow';
import { flowMistake, mistakeAt } from './flow-mistake';
import { readStatements, type Statement } from './read-statements';
import statements from './statements.json';

/** The statements of some kinds. */
type Of<Kind extends Statement['kind']> = Extract<Statement, { readonly kind: Kind }>;
type Open = Of<'open'>;

/** A group that waits for its `end`. */
interface OpenGroup {
  readonly opened: Open;
  readonly branches: FlowBranch[];
  /** The branch that is being filled. */
  label: string;
  steps: (FlowMessage | FlowNote)[];
}

const NEXT_WORD = { alt: 'else', par: 'and' } as const;

class FlowBuilder {
  private readonly texts = new Map<'accTitle' | 'accDescr', string>();
  private readonly participants: Flow['participants'][number][] = [];
  private readonly idle = new Map<string, number>();
  private readonly steps: FlowStep[] = [];
  private group: OpenGroup | undefined;

  private label({ line, name, text }: Of<'label'>): void {
    if (this.texts.has(name)) throw flowMistake(line, 'labelTwice', { name });
    this.texts.set(name, text);
  }

  private participant({ line, id, label }: Of<'participant'>): void {
    if (this.steps.length > 0 || this.group) throw flowMistake(line, 'lateParticipant', { id });
    if (this.participants.some((item) => item.id === id)) throw flowMistake(line, 'participantTwice', { id });
    this.participants.push({ id, label });
    this.idle.set(id, line);
  }

  /** Every participant that a step names exists. */
  private use(ids: readonly string[], line: number): void {
    const known = this.participants.map(({ id }) => id);
    for (const id of ids) {
      if (!known.includes(id))
        throw flowMistake(line, 'unknownParticipant', { id, suggestion: suggest(id, known) });
      this.idle.delete(id);
    }
  }

  private step({ line, step }: Of<'step'>): void {
    this.use(step.type === 'note' ? step.over : [step.from, step.to], line);
    if (step.type === 'message' && step.from === step.to)
      throw flowMistake(line, 'toItself', { id: step.from });
    (this.group?.steps ?? this.steps).push(step);
  }

  private open(statement: Open): void {
    if (this.group) {
      const { type: group, line: opened } = this.group.opened;
      throw flowMistake(statement.line, 'nested', { type: statement.type, group, opened });
    }
    this.group = { opened: statement, branches: [], label: statement.label, steps: [] };
  }

  /** Puts the branch that is being filled to the others. */
  private closeBranch(group: OpenGroup, line: number): void {
    if (group.steps.length === 0) throw flowMistake(line, 'emptyBranch', { label: group.label });
    group.branches.push({ label: group.label, steps: group.steps });
  }

  private branch({ line, word, label }: Of<'branch'>): void {
    const { group } = this;
    if (!group) throw flowMistake(line, 'noGroup', { word });
    const { type, line: opened } = group.opened;
    const right = NEXT_WORD[type];
    if (word !== right) throw flowMistake(line, 'wrongWord', { word, group: type, opened, right });
    this.closeBranch(group, line);
    group.label = label;
    group.steps = [];
  }

  private end(line: number): void {
    const { group } = this;
    if (!group) throw flowMistake(line, 'noOpenGroup');
    this.closeBranch(group, line);
    const { type, line: opened } = group.opened;
    if (group.branches.length < 2)
      throw flowMistake(opened, 'oneBranch', { group: type, next: NEXT_WORD[type] });
    this.steps.push({ type, branches: group.branches });
    this.group = undefined;
  }

  add(statement: Statement): void {
    if (statement.kind === 'label') this.label(statement);
    else if (statement.kind === 'participant') this.participant(statement);
    else if (statement.kind === 'open') this.open(statement);
    else if (statement.kind === 'branch') this.branch(statement);
    else if (statement.kind === 'end') this.end(statement.line);
    else this.step(statement);
  }

  private text(kind: 'accTitle' | 'accDescr'): string {
    const found = this.texts.get(kind);
    if (found === undefined) throw flowMistake(1, 'missing', { kind, example: statements[kind] });
    return found;
  }

  finish(): Flow {
    const { participants, steps } = this;
    if (this.group) throw flowMistake(this.group.opened.line, 'noEnd', { group: this.group.opened.type });
    const [title, summary] = [this.text('accTitle'), this.text('accDescr')];
    if (participants.length < 2 || participants.length > 5)
      throw flowMistake(1, 'participants', { count: participants.length });
    for (const [id, line] of this.idle) throw flowMistake(line, 'idle', { id });
    if (steps.length < 2) throw flowMistake(1, 'steps', { count: steps.length });
    return { title, summary, participants, steps };
  }
}

/** What a writer did wrong in a text is told with its line. */
const wordsAt =
  (inWords: (text: string) => string) =>
  (text: string, line: number): string => {
    try {
      return inWords(text);
    } catch (error) {
      if (error instanceof WriterError) throw mistakeAt(line, error.message);
      throw error;
    }
  };

/**
 * @param file path for messages, relative to the repository's root
 * @param source its text
 * @param inWords resolves the references of a text; the WriterError that it throws gets the line
 * @throws Error with file, line, what was found and what is allowed, for the first mistake
 */
export function parseFlow(file: string, source: string, inWords: (text: string) => string = (text) => text) {
  try {
    const builder = new FlowBuilder();
    for (const statement of readStatements(source, wordsAt(inWords))) builder.add(statement);
    return builder.finish();
  } catch (error) {
    if (error instanceof WriterError) throw new Error(`${file}:${error.message}`, { cause: error });
    throw error;
  }
}
