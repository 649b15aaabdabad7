import React, { type ReactNode } from 'react';

/** What stands around the page. A site that lays its pages out otherwise replaces it. */
export default function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  return <main className="container margin-vert--lg">{children}</main>;
}
