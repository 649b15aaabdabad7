import React, { type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** What stands around the page. A site that lays its pages out otherwise replaces it. */
export default function Frame({ children }: Props): ReactNode {
  return <main className="container margin-vert--lg">{children}</main>;
}
