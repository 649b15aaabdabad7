/** In: keys with dots and their values. Out: the profile that is made of them, as it grows while the questions are asked. */

/** A profile that is not whole yet. */
export type Given = Readonly<Record<string, unknown>>;

/**
 * @param given a profile
 * @param key with dots, `hosts.api`
 * @returns the value; undefined when there is none
 */
export function valueAt(given: Given, key: string): unknown {
  return key.split('.').reduce<unknown>((part, name) => (part as Given | undefined)?.[name], given);
}

/** The same as text, empty when there is none. */
export function textAt(given: Given, key: string): string {
  const value = valueAt(given, key);
  return typeof value === 'string' ? value : '';
}

/**
 * @param given a profile, which stays as it is
 * @param key with dots
 * @param value to put there
 * @returns the profile with it
 */
export function withValue(given: Given, key: string, value: unknown): Given {
  const [name = '', ...rest] = key.split('.');
  if (rest.length === 0) return { ...given, [name]: value };
  const part = (given[name] ?? {}) as Given;
  return { ...given, [name]: withValue(part, rest.join('.'), value) };
}
