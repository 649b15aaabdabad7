/** What a tool is given: values of the profile and the data as one text of JSON. */
export interface ToolProps {
  readonly values: string;
  /** True when the reader has opened the tool by a button, so that it takes the focus. */
  readonly isOpened: boolean;
  /** Folds the tool into its button; left out where it opens with its page. */
  readonly close: (() => void) | undefined;
}
