import texts from '../../../../../data/texts/components/signature-workbench.json';

const NAMES: Readonly<Record<string, string>> = texts.hidden;

/** @returns the text with line feeds, tabs and other characters that cannot be seen as signs or names */
export const visible = (text: string): string =>
  text.replace(
    /[\u0000-\u001f\u007f\u00a0\u200b\ufeff]/g,
    (letter) => NAMES[letter] ?? String.fromCharCode(0x2400 + (letter.charCodeAt(0) % 0x20)),
  );
