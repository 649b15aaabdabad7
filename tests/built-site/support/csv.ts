/**
 * Reads CSV as RFC 4180 says, for the tests of the downloads.
 * @param text the file's text
 * @returns each row by the names of the first line
 * @throws Error for a row that has not as many cells as the first line
 */
export function parseCsv(text: string): Record<string, string>[] {
  // A mark before letters beyond ASCII tells spreadsheets the encoding.
  const [names = [], ...rows] = cellsOf(text.replace(/^\uFEFF/, ''));
  return rows.map((cells) => {
    if (cells.length !== names.length)
      throw new Error(`${cells.length} cells for ${names.length} columns: ${cells.join('|')}`);
    return Object.fromEntries(cells.map((cell, i) => [names[i] ?? '', cell]));
  });
}

/** Lines of cells, without the empty line after the last CRLF. */
function cellsOf(text: string): string[][] {
  const lines: string[][] = [[]];
  const cell = /(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^",\r\n]*))(?<end>,|\r\n|$)/gy;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found?.groups) throw new Error(`No CSV from "${text.slice(cell.lastIndex, cell.lastIndex + 40)}"`);
    const { quoted, plain = '', end } = found.groups;
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  return lines.filter((line) => line.length > 0);
}
