/**
 * In: source code, its language, the numbers of highlighted lines. Out: HTML with one short class for each kind of token:
 *   `<span class="tk">const</span> …`
 * The browser gets this as one string, so it neither loads Prism nor hydrates a node for each token.
 */
import { escapeHtml } from '@gateway-docs/kit';
import { grammarOf, Prism } from './languages';

type Token = ReturnType<typeof Prism.tokenize>[number];

/** Prism's token types → class. Types without an entry (punctuation, operators) keep the colour of plain text. */
const CLASSES: Readonly<Record<string, string>> = {
  comment: 'tc', prolog: 'tc', doctype: 'tc', 'doc-comment': 'tc', shebang: 'tc',
  string: 'ts', char: 'ts', 'attr-value': 'ts', 'triple-quoted-string': 'ts', 'template-string': 'ts', url: 'ts', regex: 'ts',
  number: 'tn', boolean: 'tn', constant: 'tn', null: 'tn',
  keyword: 'tk', tag: 'tk', atrule: 'tk', method: 'tk', important: 'tk',
  property: 'tp', 'attr-name': 'tp', 'header-name': 'tp', key: 'tp', parameter: 'tp', variable: 'tp', symbol: 'tp',
  function: 'tf', 'class-name': 'tf', builtin: 'tf', decorator: 'tf', annotation: 'tf',
  inserted: 'ts', deleted: 'tk',
}; // oxfmt-ignore

interface Piece {
  readonly text: string;
  readonly className: string | undefined;
}

/** The innermost token with a class decides the colour. */
function pieces(token: Token | Token[], inherited?: string): Piece[] {
  if (typeof token === 'string') return [{ text: token, className: inherited }];
  if (Array.isArray(token)) return token.flatMap((item) => pieces(item, inherited));
  const own = [token.type, token.alias].flat().map((name) => CLASSES[name]);
  return pieces(token.content, own.find(Boolean) ?? inherited);
}

function pieceHtml({ text, className }: Piece): string {
  const escaped = escapeHtml(text);
  return className && text.trim() !== '' ? `<span class="${className}">${escaped}</span>` : escaped;
}

/** Splits at line ends, so that no span reaches over a line. */
function toLines(all: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of all) {
    piece.text.split('\n').forEach((text, i) => {
      if (i > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...piece, text });
    });
  }
  return lines;
}

/**
 * @param source code without a line end at its end
 * @param language name on the fence; unknown or empty means plain text
 * @param marked 1-based numbers of lines to highlight
 */
export function toHtml(source: string, language: string, marked: ReadonlySet<number> = new Set()): string {
  const grammar = grammarOf(language);
  const tokens = grammar ? Prism.tokenize(source, grammar) : [source];
  return toLines(pieces(tokens))
    .map((line, i) => {
      const html = line.map(pieceHtml).join('');
      return marked.has(i + 1) ? `<span class="tl">${html}</span>` : html;
    })
    .join('\n');
}
