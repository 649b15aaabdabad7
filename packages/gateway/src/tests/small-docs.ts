/** The documentation of a small site, packed as a build packs it. */
import { smallIndex, type PageSketch } from '@gateway-docs/docusaurus-search/tests';
import { compareContracts } from '@gateway-docs/contract/releases';
import { demoSite } from '@gateway-docs/contract/tests';
import { actor, declineRetry, retry } from '../../../../data/texts/tables.json';
import type { PackedDocs } from '../docs/docs';
import { packDocs } from '../docs/pack-docs';

const SKETCHES: readonly PageSketch[] = [
  {
    url: '/callbacks',
    title: 'Callbacks',
    text: 'What the gateway sends to your server.',
    sections: [['Late success', 'A payment that expired may succeed later.']],
  },
  { url: '/services/', title: 'Services', text: 'Methods of payment.' },
];

const TWINS = {
  '/callbacks.md':
    '# Callbacks\n\n## Late success\n\nIt may succeed later.\n\n### Then\n\nShip it.\n\n```bash\n# no heading\n```\n\n## Retries\n\nAgain.\n',
  '/services.md': '# Services\n',
};

/** @returns the docs of two pages, with the codes, operations and releases of this repository */
export async function smallDocs(): Promise<PackedDocs> {
  const { tables, operations, releases, snapshot, services } = await demoSite.load();
  const { files } = smallIndex(SKETCHES);
  const texts = Object.entries(files).map(([file, content]) => [`/${file}`, JSON.stringify(content)]);
  const downloads = { error: '/errors.json', reason: '/reasons.json', status: '/statuses.json' };
  return packDocs({
    brand: 'Small',
    version: '1.2.3',
    address: 'https://docs.small.example/base',
    content: {
      pages: { '/callbacks': '/callbacks.md', '/services/': '/services.md' },
      files: {
        ...TWINS,
        ...(Object.fromEntries(texts) as Record<string, string>),
        [downloads.error]: JSON.stringify(tables['api-error-codes']),
        [downloads.reason]: JSON.stringify(tables['failure-reason-codes']),
        [downloads.status]: JSON.stringify(tables['transaction-statuses']),
        '/services.json': JSON.stringify({ services: [...services.values()] }),
      },
      explainer: { pages: downloads, downloads, retry, declineRetry, actors: actor },
      catalogue: '/services.json',
      operations: operations.map((operation) => ({ ...operation, page: `/api/${operation.id}` })),
      changes: Object.fromEntries(
        releases.map(({ version, calls }) => [version, compareContracts(calls, snapshot)]),
      ),
    },
  });
}
