/**
 * In: words and fonts. Out: their outlines as an SVG path. A picture with outlines is the same on every machine; one with text is drawn with
 * what fonts a machine has.
 */
import type { Font } from 'fontkit';
import { inWeight } from '../typeface/read-font';

/** Runs of letters that one font has, each with the first font that has them; undefined when none has a letter. */
function runsOf(text: string, fonts: readonly Font[]): { font: Font; text: string }[] | undefined {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    // A space belongs to the words around it.
    const font =
      last && (letter === ' ' || last.font.hasGlyphForCodePoint(code))
        ? last.font
        : fonts.find((each) => each.hasGlyphForCodePoint(code));
    if (font === undefined) return undefined;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

const round = (number: number): number => Math.round(number * 100) / 100;

/**
 * @param text one line
 * @param fonts in the order in which they are asked for a letter
 * @param size of the letters in pixels
 * @param weight as CSS counts it
 * @returns the outlines; undefined when no font has one of the letters
 */
export function lineOfText(text: string, fonts: readonly Font[], size: number, weight: number) {
  const runs = runsOf(text, fonts);
  if (runs === undefined) return undefined;
  let width = 0;
  let path = '';
  for (const run of runs) {
    const scale = size / run.font.unitsPerEm;
    const { glyphs, positions } = inWeight(run.font, weight).layout(run.text);
    glyphs.forEach((glyph, i) => {
      const at = positions[i];
      if (at === undefined) return;
      const outline = glyph.path.scale(scale, -scale).translate(round(width + at.xOffset * scale), 0);
      path += outline.toSVG();
      width += at.xAdvance * scale;
    });
  }
  return {
    /** Path data, with the baseline at 0 and y downwards, in pixels. */
    path,
    /** In pixels. */
    width,
  };
}

export type LineOfText = Readonly<NonNullable<ReturnType<typeof lineOfText>>>;

/**
 * Breaks a text into lines that fit.
 * @param words of the text
 * @param widest in pixels
 * @param draw makes a line
 * @returns the lines; undefined when a letter cannot be drawn
 */
export function linesThatFit(
  words: readonly string[],
  widest: number,
  draw: (text: string) => LineOfText | undefined,
): LineOfText[] | undefined {
  const lines: LineOfText[] = [];
  let taken: string[] = [];
  for (const word of words) {
    const longer = draw([...taken, word].join(' '));
    if (longer === undefined) return undefined;
    if (longer.width > widest && taken.length > 0) taken = [];
    else if (taken.length > 0) lines.pop();
    taken.push(word);
    const line = taken.length === 1 ? draw(word) : longer;
    if (line) lines.push(line);
  }
  return lines;
}
