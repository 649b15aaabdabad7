/**
 * Type of the scripts and the style sheet of a page that wait for a reader: the build writes it, and the script of `src/plugins/first-sign` takes
 * it away. No browser loads a script or a style sheet of a type that it does not know.
 */
export const WAITING_TYPE = 'text/waiting';
