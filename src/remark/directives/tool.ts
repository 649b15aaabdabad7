/**
 * `::tool{name=signature-workbench}` → a tool that works in the page: the signature workbench, or the explainer of codes. It gets the values
 * of the profile and the data that it needs, and is loaded when a reader opens it; with `opens=button` by a button, else with the page.
 */
import type { SiteData } from '@gateway-docs/contract';
import { CODE_PAGES } from '../cross-references/resolve';
import { tableRoutes } from '../cross-references/routes';
import { jsxBlock } from '../mdast/jsx';
import { link, paragraph, type Block } from '../mdast/nodes';
import { ACTORS, DECLINE_RETRIES, RETRIES } from '../tables/words';
import { defineHandler } from './handler';

interface Tool {
  readonly values: (site: SiteData) => unknown;
  readonly button: string;
  /** What stands above it, and says where to look without JavaScript. */
  readonly without: Block;
}

const TABLES = {
  error: 'api-error-codes',
  reason: 'failure-reason-codes',
  status: 'transaction-statuses',
} as const;

const TOOLS: Readonly<Record<string, Tool>> = {
  'signature-workbench': {
    button: 'Check a signature here',
    values: ({ vectors: { v1, ...vectors }, operator, offer }) => ({
      vectors: offer.v1 ? { ...vectors, v1 } : vectors,
      tolerance: operator.timestamp_tolerance_seconds,
    }),
    without: paragraph(
      'The workbench runs in your browser and needs JavaScript. Without it, compare with the ',
      link('/request_format#vectors', 'test vectors'),
      ' and the ',
      link('/request_format#invalid-signature', 'symptom table'),
      '.',
    ),
  },
  'code-explainer': {
    button: 'Explain a response',
    values: () => ({
      pages: CODE_PAGES,
      downloads: Object.fromEntries(
        Object.entries(TABLES).map(([kind, name]) => [kind, tableRoutes(name).json]),
      ),
      retry: RETRIES,
      declineRetry: DECLINE_RETRIES,
      actors: ACTORS,
    }),
    without: paragraph(
      'This tool runs in your browser and needs JavaScript. Without it, look the code up: ',
      link(CODE_PAGES.error, 'API error codes'),
      ', ',
      link(CODE_PAGES.reason, 'failure reason codes'),
      ', ',
      link(CODE_PAGES.status, 'transaction statuses'),
      '.',
    ),
  },
};

export const tool = defineHandler({
  example: '::tool{name=signature-workbench}',
  attributes: { name: { required: true, values: Object.keys(TOOLS) }, opens: { values: ['button'] } },
  build: ({ name = '', opens }, site) => {
    const found = TOOLS[name];
    if (!found) return [];
    const values = JSON.stringify(found.values(site));
    return [found.without, jsxBlock('Tool', { name, values, button: opens && found.button })];
  },
});
