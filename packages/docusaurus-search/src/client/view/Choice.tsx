import React, { useId, type ReactNode } from 'react';

interface Props {
  readonly label: string;
  /** Label of the empty value, which restricts nothing. */
  readonly all: string;
  /** With the number of results that each would leave, where it is known. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly count?: number }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A select with its label. */
export default function Choice({ label, all, options, value, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="search-input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.count === undefined ? option.label : `${option.label} (${option.count})`}
          </option>
        ))}
      </select>
    </div>
  );
}
