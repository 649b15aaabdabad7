import React, { type ReactNode } from 'react';
import type { FormRequest } from '../../protocol/request-form';
import SelectField from '../controls/SelectField';
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
        <SelectField
          id={id}
          label="Request"
          value={current}
          choose={choose}
          options={requests.map(({ name, title }) => [name, title] as const)}
        />
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
