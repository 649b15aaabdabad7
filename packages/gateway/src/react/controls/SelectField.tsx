import React, { type ReactNode } from 'react';

interface Props {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly value: string | number;
  readonly choose: (value: string) => void;
  readonly options: readonly (readonly [value: string | number, label: string])[];
}

/** A field for one of several values. */
export default function SelectField({ id, label, value, choose, options }: Props): ReactNode {
  return (
    <p className="gw-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="gw-input" value={value} onChange={(event) => choose(event.target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
