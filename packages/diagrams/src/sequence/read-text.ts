/**
 * In: a text of a diagram as Mermaid has it. Out: the words that readers see, checked for what Mermaid would read in another way and for the
 * room that the drawing has. Mermaid ends a text at `;` and `#` and takes `<` for HTML; its own entity codes are the way out.
 */
import { sentence, text } from '@gateway-docs/kit/schema';
import { mistakeAt } from './flow-mistake';

/** Mermaid's entity codes for the characters that it keeps for itself. */
const ENTITIES: Readonly<Record<string, string>> = { '#59;': ';', '#35;': '#', '#lt;': '<', '#gt;': '>' };
const ENTITY = /#(?:59|35|lt|gt);/g;
const ENTITY_LIST = Object.entries(ENTITIES)
  .map(([code, character]) => `${code} for ${character}`)
  .join(', ');

/** What each text of a diagram has room for, and how it is written. */
const TEXTS = {
  accTitle: text.max(80, 'a title has at most 80 characters'),
  accDescr: sentence,
  participant: text.max(24, 'the name of a participant has at most 24 characters'),
  message: text.max(64, 'a message has to fit on its arrow: at most 64 characters'),
  note: text.max(120, 'a note has at most 120 characters'),
  branch: text.max(64, 'the label of a branch has at most 64 characters'),
} as const;

export type TextKind = keyof typeof TEXTS;

/** Kinds that Mermaid reads to the end of the line, semicolons included. */
const WHOLE_LINE: ReadonlySet<TextKind> = new Set(['accTitle', 'accDescr']);

/** What Mermaid would not show as it is written, or undefined. */
function misread(written: string, kind: TextKind): string | undefined {
  const rest = written.replaceAll(ENTITY, '');
  const forbidden = WHOLE_LINE.has(kind) ? /[#<>]/ : /[;#<>]/;
  const character = forbidden.exec(rest)?.[0];
  if (character !== undefined)
    return `Mermaid keeps "${character}" for itself: write ${ENTITY_LIST}, or another sentence.`;
  if (/%%|\$\$/.test(rest)) return 'Mermaid takes %% for a comment and $$ for a formula: leave them out.';
  if (/^:?(?:no)?wrap:/i.test(rest))
    return 'Mermaid takes "wrap:" and "nowrap:" at the start of a text for a setting: begin with another word.';
  return undefined;
}

/**
 * @param written the text as it stands in the file, without the space around it
 * @param kind what the text is for
 * @param line of the file, for messages
 * @param inWords resolves the references of a text
 * @returns the text as readers see it
 * @throws WriterError with what was found, what is allowed and the way out
 */
export function readText(written: string, kind: TextKind, line: number, inWords: (text: string) => string) {
  const found = misread(written, kind);
  if (found !== undefined) throw mistakeAt(line, `"${written}": ${found}`);
  const words = inWords(written).replaceAll(ENTITY, (code) => ENTITIES[code] ?? code);
  const { error } = TEXTS[kind].safeParse(words);
  const [issue] = error?.issues ?? [];
  if (issue) throw mistakeAt(line, `"${words}": ${issue.message}.`);
  return words;
}
