import React, { useState, type ReactNode } from 'react';

/** A component with a state: an island. */
export default function Counter({ label }: { readonly label: string }): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  );
}
