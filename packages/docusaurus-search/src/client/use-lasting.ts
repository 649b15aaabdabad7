import { useEffect, useState } from 'react';

/**
 * @param isSo a state of which most end at once
 * @param milliseconds after which the reader is told of it
 * @returns whether the state has lasted so long; false at once when it ends
 */
export function useLasting(isSo: boolean, milliseconds: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isSo, milliseconds]);
  return isSo && hasLasted;
}
