/**
 * Checks `fields` of a request by the catalogue entry of its service: what is required is there, every known value matches
 * its regular expression and its check digits. All of it is error 202.
 */
import { acceptsValue, isNeeded, type Service } from '@gateway-docs/site-data/services';
import { refused } from '../api-error';

type Fields = Readonly<Record<string, string>>;

/** A card service takes the card itself or a token of it; the catalogue says so in words only. */
function checkCard({ kind, fields: known }: Service, { card_number, card_token }: Fields): void {
  const takesCard = kind === 'card' && known.some(({ slug }) => slug === 'card_number');
  if (takesCard && card_number === undefined && card_token === undefined)
    throw refused.INVALID_SERVICE_FIELD_VALUE('fields.card_number: is missing, and so is card_token');
}

/** A mistyped slug must not get lost. */
function checkSlugs(entry: Service, fields: Fields): void {
  const unknown = Object.keys(fields).find((name) => !entry.fields.some(({ slug }) => slug === name));
  if (unknown !== undefined)
    throw refused.INVALID_SERVICE_FIELD_VALUE(`fields.${unknown}: is not a field of this service`);
}

/**
 * @param onPage true for transaction/create: its page asks the payer for some required fields itself
 * @throws ApiError 202
 */
export function checkServiceFields(entry: Service, fields: Fields, onPage: boolean): void {
  checkSlugs(entry, fields);
  for (const field of entry.fields) {
    const { slug, regex, page_asks: pageAsks } = field;
    const value = fields[slug];
    if (value === undefined) {
      if (isNeeded(field, fields) && !(onPage && pageAsks))
        throw refused.INVALID_SERVICE_FIELD_VALUE(`fields.${slug}: is missing`);
      continue;
    }
    // An unknown token has an error of its own, whatever it looks like.
    if (slug === 'card_token') continue;
    if (!acceptsValue(field, value))
      throw refused.INVALID_SERVICE_FIELD_VALUE(
        `fields.${slug}: does not match ${regex}, or its check digit is wrong`,
      );
  }
  checkCard(entry, fields);
}
