/** @returns the id of the element of a suggestion */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
