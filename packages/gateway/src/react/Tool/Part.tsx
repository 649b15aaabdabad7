import React, { type ReactNode } from 'react';

interface Props {
  readonly name: string;
  readonly children: string;
}

/** A part of a message below its name, in a list of the class `gw-parts`. */
export default function Part({ name, children }: Props): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{children}</code>
      </dd>
    </div>
  );
}
