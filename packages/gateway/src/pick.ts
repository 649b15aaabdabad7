/**
 * @param names members to take; those that the source does not have are left out
 * @returns a new object with these members, in the order of the source
 */
export function pick<Source extends object, Name extends keyof Source & string>(
  source: Source,
  names: readonly Name[],
): Partial<Pick<Source, Name>> {
  const wanted: readonly string[] = names;
  const entries = Object.entries(source).filter(([name]) => wanted.includes(name));
  return Object.fromEntries(entries) as Partial<Pick<Source, Name>>;
}
