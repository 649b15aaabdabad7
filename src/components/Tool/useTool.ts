import { useEffect, useState, type ComponentType } from 'react';
import type { ToolModule, ToolProps } from './index';

interface LoadedTool {
  readonly Loaded: ComponentType<ToolProps> | undefined;
  readonly hasFailed: boolean;
  /** Loads once more after a failure. */
  readonly again: () => void;
}

/**
 * Loads a tool once it is wanted.
 * @param load the tool's own file
 */
export function useTool(load: ToolModule, isWanted: boolean): LoadedTool {
  const [Loaded, setLoaded] = useState<ComponentType<ToolProps>>();
  const [failures, setFailures] = useState(0);
  const [attempts, setAttempts] = useState(1);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    load().then(
      (module) => {
        // A component is a function, which the setter would call.
        if (isCurrent) setLoaded(() => module.default);
      },
      () => {
        if (isCurrent) setFailures(attempts);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, attempts]);
  return { Loaded, hasFailed: failures === attempts, again: () => setAttempts(attempts + 1) };
}
