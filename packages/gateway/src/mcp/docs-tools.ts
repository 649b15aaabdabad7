/** The tools that read: pages, codes, methods, operations and changes, all of them in the file of the gateway. */
import type { Service } from '@gateway-docs/site-data/services';
import * as z from 'zod';
import { named } from '../command/option-mistake';
import type { Docs } from '../docs/docs';
import { readPage } from '../docs/read-page';
import { createSearch, RESULTS } from '../docs/search-docs';
import { explain, tablesOf, type Row, type Tables } from '../react/CodeExplainer/code-tables';
import type { CodeKind } from '../react/CodeExplainer/recognise';
import { tool, type Tool } from './tool';
import { VERSION } from './operation-input';

/** What of the catalogue counts here. */
interface Catalogue {
  readonly services: readonly Pick<Service, 'countries' | 'currencies' | 'direction'>[];
}

const holds = (list: Service['countries'], code: string | undefined): boolean =>
  code === undefined || list === 'any' || list.includes(code.toUpperCase());

function codeTables(docs: Docs) {
  const { explainer } = docs.content();
  const rows = (kind: CodeKind) =>
    (docs.json(explainer.downloads[kind]) as { readonly rows: readonly Row[] }).rows;
  return tablesOf(explainer, { error: rows('error'), reason: rows('reason'), status: rows('status') });
}

function explained(tables: Tables, text: string) {
  const { codes, messages } = explain(text, tables);
  const found = [...codes, ...messages].map(({ chip, name, facts, to }) => {
    const whole = chip === undefined ? name : `${chip}: ${name}`;
    return { name: whole, ...Object.fromEntries(facts), route: to };
  });
  if (found.length === 0) throw new Error(`No code of this API is in "${text}".`);
  return found;
}

function operationNamed(docs: Docs, tables: Tables, id: string, version: string) {
  const inVersion = docs.content().operations.filter((operation) => operation.version === version);
  const byId = new Map(inVersion.map((operation) => [operation.id, operation]));
  const { errors, errorTexts: _texts, ...operation } = named(byId, id, 'There is no operation');
  const rows = tables.get('error');
  return {
    ...operation,
    errors: errors.map((code) => {
      const { name, facts = [] } = rows?.get(code) ?? {};
      return { code, name, ...Object.fromEntries(facts) };
    }),
  };
}

/** @param docs of the site */
export function docsTools(docs: Docs): Tool[] {
  const search = createSearch(docs);
  let tables: Tables | undefined;
  const tablesOnce = () => (tables ??= codeTables(docs));
  return [
    tool(
      'search_docs',
      true,
      { query: z.string().trim().min(1), limit: z.int().min(1).max(RESULTS.most).default(RESULTS.without) },
      ({ query, limit }) => search(query, limit),
    ),
    tool(
      'read_page',
      true,
      { route: z.string().min(1), section: z.string().min(1).optional() },
      ({ route, section }) => readPage(docs, route, section),
    ),
    tool('explain_code', true, { code: z.coerce.string().min(1) }, ({ code }) =>
      explained(tablesOnce(), code),
    ),
    tool(
      'method_for',
      true,
      {
        country: z.string().length(2).optional(),
        currency: z.string().length(3).optional(),
        direction: z.enum(['payin', 'payout']).optional(),
      },
      ({ country, currency, direction }) =>
        (docs.json(docs.content().catalogue) as Catalogue).services.filter(
          (service) =>
            holds(service.countries, country) &&
            holds(service.currencies, currency) &&
            (direction === undefined || service.direction === direction),
        ),
    ),
    tool('operation', true, { id: z.string(), version: VERSION }, ({ id, version }) =>
      operationNamed(docs, tablesOnce(), id, version),
    ),
    tool('what_changed', true, { since: z.string() }, ({ since }) =>
      named(new Map(Object.entries(docs.content().changes)), since, 'No contract is stored of release'),
    ),
  ];
}
