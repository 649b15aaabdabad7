import React, { useState, type ComponentType, type ReactNode } from 'react';
import { useTool } from './useTool';
import styles from './styles.module.css';

/** The tools by name. Each is a file of its own, which no page loads before a reader opens the tool. */
const TOOLS = {
  'signature-workbench': () => import('../SignatureWorkbench'),
  'code-explainer': () => import('../CodeExplainer'),
  runner: () => import('../Runner'),
  'reader-values': () => import('../ReaderValues'),
} as const;

/** What a tool is given: values of the profile and the data as one text of JSON. */
export interface ToolProps {
  readonly values: string;
  /** True when the reader has opened the tool by a button, so that it takes the focus. */
  readonly isOpened: boolean;
}

export type ToolModule = () => Promise<{ readonly default: ComponentType<ToolProps> }>;

interface Props {
  readonly name: keyof typeof TOOLS;
  readonly values: string;
  /** Text of the button that opens the tool; without one it opens with the page. */
  readonly button?: string;
  /** `second` for a button beside one that more readers want. */
  readonly rank?: string;
}

/** A tool that is loaded when a reader asks for it. Without JavaScript it is not shown; the sentence above it says where to look. */
export default function Tool({ name, values, button, rank }: Props): ReactNode {
  const [isOpened, setOpened] = useState(false);
  const isWanted = button === undefined || isOpened;
  const { Loaded, hasFailed, again } = useTool(TOOLS[name], isWanted);
  if (Loaded) return <Loaded values={values} isOpened={isOpened} />;
  return (
    <div className={isWanted ? styles.tool : `${styles.tool ?? ''} ${styles.closed ?? ''}`}>
      {isWanted ? (
        <p role="status">
          <span>
            {hasFailed ? 'The tool could not be loaded. Check your connection. ' : 'The tool is loading.'}
          </span>
          {hasFailed && (
            <button type="button" className="gw-quiet-button" onClick={again}>
              Try again
            </button>
          )}
        </p>
      ) : (
        <button
          type="button"
          className={rank === 'second' ? 'gw-quiet-button' : 'gw-button'}
          onClick={() => setOpened(true)}
        >
          {button}
        </button>
      )}
    </div>
  );
}
