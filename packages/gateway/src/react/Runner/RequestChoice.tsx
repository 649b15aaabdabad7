import React, { type ReactNode } from 'react';
import type { FormRequest } from '../../protocol/request-form';
import styles from './styles.module.css';

interface Props {
  /** Of its field, unique on the page. */
  readonly id: string;
  readonly requests: readonly FormRequest[];
  readonly chosen: FormRequest;
  readonly choose: (name: string) => void;
}

/** Which request of a form is edited, and what happens in its scenario. */
export default function RequestChoice({ id, requests, chosen, choose }: Props): ReactNode {
  const { name: current, steps = [] } = chosen;
  return (
    <>
      {requests.length > 1 && (
        <p className="gw-field">
          <label htmlFor={id}>Request</label>
          <select
            id={id}
            className="gw-input"
            value={current}
            onChange={(event) => choose(event.target.value)}
          >
            {requests.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </p>
      )}
      {steps.length > 0 && (
        <ol className={styles.steps} aria-label="Steps of this scenario">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </>
  );
}
