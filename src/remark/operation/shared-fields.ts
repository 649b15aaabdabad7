/**
 * In: the fields of a response. Out: which of them another operation describes already, and where. Eight calls return a transaction, several
 * a payment page: the one whose purpose is to read it describes it, the others show what is particular to them.
 */
import texts from '../../../data/texts/operation.json';
import type { Field, Operation, SiteData } from '@gateway-docs/contract';
import { operationPage } from '../cross-references/routes';
import { filled, inlineCode, joined, link, paragraph, withId, type Block } from '../mdast';
import { isSuccess } from './samples';

/** From this many equal fields on, two responses hold the same thing, and not by chance a few fields of one name. */
const SAME_THING = 8;
/** The call that describes the transaction for all others. */
const READS_THE_TRANSACTION = 'transaction-find';

/** @returns the fields of `response` in the envelope of a success; all fields where there is no envelope */
export function contentFields({ responses }: Pick<Operation, 'responses'>): readonly Field[] {
  const fields = responses.find(isSuccess)?.fields ?? [];
  return fields.find((field) => field.name === 'response')?.fields ?? fields;
}

/** All that a row says, its properties included, but not where the field stands. */
const rowText = (field: Field): string =>
  JSON.stringify(field, (key, value: unknown) => (key === 'path' ? undefined : value));

/** The operations that may describe what this one returns: the reader of transactions, then what stands before it in the contract. */
function candidates(operation: Operation, { operations }: SiteData): Operation[] {
  const sameVersion = operations.filter(({ version, direction }) => {
    return version === operation.version && direction === 'call';
  });
  const own = sameVersion.findIndex(({ id }) => id === operation.id);
  const earlier = sameVersion.slice(0, own);
  const reader = sameVersion.filter(({ id }) => id === READS_THE_TRANSACTION);
  return operation.id === READS_THE_TRANSACTION ? [] : [...reader, ...earlier];
}

/**
 * @returns `shared`, what the operation `home` describes word for word, and `own`, what is particular to this one; undefined where it describes all that
 * it returns
 */
export function sharedFields(operation: Operation, site: SiteData) {
  const fields = contentFields(operation);
  for (const home of candidates(operation, site)) {
    const described = new Set(contentFields(home).map(rowText));
    const shared = fields.filter((field) => described.has(rowText(field)));
    if (shared.length < SAME_THING) continue;
    return { home, shared, own: fields.filter((field) => !shared.includes(field)) };
  }
  return undefined;
}

type Shared = NonNullable<ReturnType<typeof sharedFields>>;

/** The names of the shared fields, each with the anchor that its row would have, and the way to their descriptions. */
export function sharedFieldNames({ home, shared }: Shared, idOf: (field: Field) => string): Block {
  const { route, anchor } = operationPage(home);
  const section = anchor === '' ? '#responses' : `${anchor}-responses`;
  const names = joined(shared.map((field) => withId(inlineCode(field.name), idOf(field))));
  const call = [link(`${route}${section}`, inlineCode(home.name))];
  return paragraph(...filled(texts.sharedFields, { count: shared.length, call, names }));
}
