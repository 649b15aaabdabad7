/**
 * Type of the scripts of a page that wait for a reader: the template writes it, and the script of `src/plugins/first-sign` looks for it. No
 * browser loads a script of a type that it does not know.
 */
export const WAITING_SCRIPT = 'text/waiting-script';
