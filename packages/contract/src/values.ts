/** What the values of a contract say, for every runtime: nothing here reads a file. */
export { fillInHosts } from './openapi/fill-in-hosts';

/** Messages of errors begin with the parameter at fault: `fields.itn: is missing`. */
const FIELD = /^(?<field>[A-Za-z][\w-]*(?:\.[\w-]+)*): /;

/** @returns path of the parameter, or undefined where the message is about no single one */
export const fieldInMessage = (message: string): string | undefined => FIELD.exec(message)?.groups?.field;
