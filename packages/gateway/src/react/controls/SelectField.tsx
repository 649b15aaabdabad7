import React, { type ReactNode, type Ref } from 'react';

interface Props {
  readonly ref?: Ref<HTMLSelectElement>;
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly value: string | number;
  readonly choose: (value: string) => void;
  readonly options: readonly (readonly [value: string | number, label: string])[];
}

/** A field for one of several values. */
export default function SelectField({ label, choose, options, ...select }: Props): ReactNode {
  return (
    <p className="gw-field">
      <label htmlFor={select.id}>{label}</label>
      <select {...select} className="gw-input" onChange={(event) => choose(event.target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
