/**
 * @param head says what is wrong with all of it
 * @param problems one line each
 * @throws Error with the problems below the head, where there are any
 */
export function refuse(head: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new Error([head, ...problems.map((line) => `  ${line}`)].join('\n'));
}
