/**
 * In: an ISO 3166-1 alpha-2 code. Out: the country's name as the table of countries has it, so that every table says the same.
 */
import type { SiteData } from '@gateway-docs/contract';
import { suggest, WriterError } from '@gateway-docs/kit';

/** @throws WriterError when the table of countries has no such code */
export function countryName(code: string, { tables }: Pick<SiteData, 'tables'>): string {
  const rows = tables['country-codes'].rows;
  const found = rows.find((row) => row.alpha2 === code);
  if (found) return found.name;
  const known = rows.map((row) => row.alpha2);
  throw new WriterError(`data/country-codes.yaml has no country "${code}". ${suggest(code, known)}`);
}
