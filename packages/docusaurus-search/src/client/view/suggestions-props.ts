import type { RefObject } from 'react';
import type { SearchStatus } from '../use-search';

/** What the input has to say about its suggestions (attributes of a combobox). */
export interface ComboboxState {
  readonly status: SearchStatus;
  readonly listId: string;
  readonly isExpanded: boolean;
  /** Id of the active suggestion. */
  readonly activeId: string | undefined;
}

/** Takes the name of a key pressed in the input; answers whether that was all there is to do. */
export type KeyHandler = (key: string) => boolean;

export interface SuggestionsProps {
  readonly text: string;
  /** Whether suggestions are wanted: the bar has the focus and the reader has not closed them. */
  readonly isOpen: boolean;
  /** Address of the search page with this text. */
  readonly allUrl: string;
  /** Filled with the handler of the input's keys. */
  readonly keysRef: RefObject<KeyHandler>;
  /** Filled with what takes a text before it is drawn. */
  readonly typedRef: RefObject<(text: string) => void>;
  readonly onChange: (state: ComboboxState) => void;
  /** Called with a query that the reader has chosen in place of the text. */
  readonly onQuery: (query: string) => void;
  /** Called when the reader has chosen where to go. */
  readonly onLeave: () => void;
}
