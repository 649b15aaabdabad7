const NAMES: Readonly<Record<string, string>> = {
  '\n': '␊',
  '\r': '␍',
  '\t': '␉',
  '\ufeff': '[byte order mark]',
};

/** @returns the text with line feeds, tabs and other characters that cannot be seen as signs */
export const visible = (text: string): string =>
  text.replace(
    /[\u0000-\u001f\u007f\ufeff]/g,
    (letter) => NAMES[letter] ?? String.fromCharCode(0x2400 + (letter.charCodeAt(0) % 0x20)),
  );
