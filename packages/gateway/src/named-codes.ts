declare const isNamed: unique symbol;

/** Codes by name. A bare number is none of them, so that code cannot write `203` where it means a code. */
export const namedCodes = <const Codes extends Readonly<Record<string, number>>>(codes: Codes) =>
  codes as { readonly [Name in keyof Codes]: Codes[Name] & { readonly [isNamed]: true } };
