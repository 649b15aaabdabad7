/** What both a browser's event and React's have. */
interface Click extends Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> {
  readonly button: number;
}

/**
 * @param click of a mouse
 * @returns false where the browser has an answer of its own: a new tab or window, a download, another button
 */
export const isPlainClick = (click: Click): boolean =>
  !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.button !== 0);
