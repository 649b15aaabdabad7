import React, { type ComponentProps, type ReactNode } from 'react';

interface Props extends Pick<ComponentProps<'input'>, 'aria-invalid' | 'className' | 'inputMode'> {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly set: (text: string) => void;
  /** A note below the field, with the id of the field and `-says`. */
  readonly children?: ReactNode;
}

/** A field for a line of text, which no browser completes or corrects. */
export default function TextField({ label, set, children, className = '', ...input }: Props): ReactNode {
  return (
    <p className="gw-field">
      <label htmlFor={input.id}>{label}</label>
      <input
        {...input}
        className={`gw-input ${className}`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={children === undefined ? undefined : `${input.id}-says`}
        onChange={(event) => set(event.target.value)}
      />
      {children}
    </p>
  );
}
