/**
 * In: where a service is offered. Out: the `locale` of its example: of the languages that the API accepts the one that payers there read.
 */
import type { Service } from './service-schema';

/** Countries whose payers read one of the accepted languages; all others get English. */
const COUNTRIES: Readonly<Record<string, string>> = {
  pt: 'AO BR MZ PT',
  es: 'AR BO CL CO CR DO EC ES GT HN MX NI PA PE PY SV UY VE',
  fr: 'BF BJ CD CG CI CM FR GA ML SN TG',
  ru: 'BY KG KZ RU TJ UZ',
  uk: 'UA',
};

/** @returns a code of `locale`: that of the example's currency, where it is of one of the countries; English where they differ */
export function localeOf({ countries, example }: Pick<Service, 'countries' | 'example'>): string {
  if (countries === 'any') return 'en';
  const language = (country: string) =>
    Object.keys(COUNTRIES).find((code) => COUNTRIES[code]?.includes(country)) ?? 'en';
  // The code of a national currency begins with that of its country.
  const own = countries.find((country) => example.currency.startsWith(country));
  if (own !== undefined) return language(own);
  const [first = 'en', ...others] = [...new Set(countries.map(language))];
  return others.length === 0 ? first : 'en';
}
