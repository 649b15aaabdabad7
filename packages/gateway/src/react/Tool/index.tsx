import React, { useState, type ComponentType, type ReactNode } from 'react';
import LoadingNotice from './LoadingNotice';
import type { ToolProps } from './tool-props';
import { useLoading } from './useLoading';
import styles from './styles.module.css';

/** The tools by name. Each is a file of its own, which no page loads before a reader opens the tool. */
const TOOLS = {
  'signature-workbench': () => import('../SignatureWorkbench'),
  'code-explainer': () => import('../CodeExplainer'),
  runner: () => import('../Runner'),
  'reader-values': () => import('../ReaderValues'),
} as const;

export type ToolName = keyof typeof TOOLS;

export interface Props {
  readonly name: ToolName;
  readonly values: string;
  /** Text of the button that opens the tool; without one it opens with the page. */
  readonly button?: string;
  /** `second` for a button beside one that more readers want. */
  readonly rank?: string;
}

/** A tool that is loaded when a reader asks for it. Without JavaScript it is not shown; the sentence above it says where to look. */
export default function Tool({ name, values, button, rank }: Props): ReactNode {
  const [isOpened, setOpened] = useState(false);
  const [wasClosed, setClosed] = useState(false);
  const isWanted = button === undefined || isOpened;
  const { loaded, failure, again } = useLoading<{ default: ComponentType<ToolProps> }>(TOOLS[name], isWanted);
  const Loaded = loaded?.default;
  const close = (): void => {
    setOpened(false);
    setClosed(true);
  };
  if (Loaded && isWanted)
    return <Loaded values={values} isOpened={isOpened} close={button === undefined ? undefined : close} />;
  return (
    <div
      className={isWanted ? styles.tool : `${styles.tool ?? ''} ${styles.closed ?? ''}`}
      data-needs-script=""
      data-room={button === undefined ? name : undefined}
    >
      {isWanted ? (
        <LoadingNotice what="The tool" failure={failure} again={again} />
      ) : (
        <button
          type="button"
          // The focus comes back to where the tool was opened.
          autoFocus={wasClosed}
          className={rank === 'second' ? 'gw-quiet-button' : 'gw-button'}
          onClick={() => setOpened(true)}
        >
          {button}
        </button>
      )}
    </div>
  );
}
