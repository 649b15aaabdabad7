/**
 * In: nothing. Out: a rule of the bundler for packages that do nothing when they are loaded, and do not say so. The router brings them for
 * functions that this site does not call; by the rule they go with these functions.
 */
import path from 'node:path';

/** Only their exports count. Old CommonJS, looked through by hand. */
const PURE = ['hoist-non-react-statics', 'react-is', 'prop-types'] as const;

/** @returns the rule, for `module.rules` */
export function purePackages(): { include: string[]; sideEffects: false } {
  return {
    include: PURE.map((name) => path.dirname(require.resolve(`${name}/package.json`))),
    sideEffects: false,
  };
}
