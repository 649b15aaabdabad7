/** Small changes of a typed body that a button makes: they touch one value and leave every other character as it was typed. */

const ID = /("id"\s*:\s*)\d+/;
const EXTERNAL_ID = /("external_transaction_id"\s*:\s*")((?:[^"\\]|\\.)*)(")/;

/** Of the contract: `external_transaction_id` has 48 characters at most. */
const LONGEST = 48;

/** `id` of a body. @returns undefined where it names none */
export const idIn = (body: string): number | undefined => {
  const found = /"id"\s*:\s*(\d+)/.exec(body)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** @returns undefined where the body has none, or an escaped one */
export const externalIdIn = (body: string): string | undefined => {
  const found = EXTERNAL_ID.exec(body)?.[2];
  return found?.includes('\\') ? undefined : found;
};

/** @returns the body with another transaction in `id` */
export const withId = (body: string, id: number): string => body.replace(ID, `$1${id}`);

/** @returns the body with another transaction in `external_transaction_id` */
export const withExternalId = (body: string, externalId: string): string =>
  body.replace(EXTERNAL_ID, (_, before: string, _old: string, after: string) => before + externalId + after);

/**
 * A number that no transaction has yet. A prefix that the test data reserve stays in its place.
 * @param taken numbers of the transactions in the gateway
 * @returns the body with that number in `external_transaction_id`; unchanged where its own is free
 */
export function withFreeExternalId(body: string, taken: readonly string[]): string {
  const current = externalIdIn(body);
  if (current === undefined || !taken.includes(current)) return body;
  const stem = current.replace(/-\d{1,3}$/, '');
  for (let count = 2; ; count++) {
    const ending = `-${count}`;
    const free = stem.slice(0, LONGEST - ending.length) + ending;
    if (!taken.includes(free)) return withExternalId(body, free);
  }
}
