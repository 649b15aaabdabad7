import React, { type ReactNode } from 'react';
import { showCurrent, type MarkedStep } from '../Diagram/flows-of-page';
import styles from './styles.module.css';

interface Props {
  /** In their order. */
  readonly steps: readonly MarkedStep[];
}

/** `All goes well, step 4. `; empty for a note of a flow of one picture. */
function nameOf({ scene, number }: MarkedStep): string {
  const parts = [scene, number === undefined ? '' : `step ${number}`].filter((part) => part !== '');
  return parts.length > 0 ? `${parts.join(', ')}. ` : '';
}

/** Names the steps of the guide's diagram that have just happened. */
export default function FlowSteps({ steps }: Props): ReactNode {
  return (
    <div className={styles.flow}>
      <div role="status">
        {steps.length > 0 && (
          <>
            <p className={styles.title}>Just happened, in the diagram of this guide</p>
            <ul>
              {steps.map((step) => (
                <li key={nameOf(step) + step.text}>
                  {nameOf(step)}
                  {step.text}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {steps.length > 0 && (
        <button type="button" className="gw-quiet-button" onClick={showCurrent}>
          Show the step in the diagram
        </button>
      )}
    </div>
  );
}
