/** A provider may leave out reports, payment pages or the call for one service: what needs them goes with them, and no page leads there. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSite } from '@gateway-docs/contract';
import { listFiles } from '@gateway-docs/kit/files';
import { nameOfCall } from '@gateway-docs/site-data/cross-references';
import { checkPages } from '@gateway-docs/writing/check-pages';
import { askedOf } from '../../../src/plugins/page-check';
import { loadSiteData } from '../../../src/remark/prepare-page';
import { twinOf } from '../api/support/twins';

const root = path.resolve(__dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'profile-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a page that has to do with one of them says of it; all pages are checked by `OPERATOR_PROFILE=<file> npm run pages`. */
const NAMES =
  /"report-|"service-get"|"invoicing-|reports\/v2|reports-v2|api_invoicing\/|service_id#|part=api/;

it('no page leads to a call that is left out, or to what goes with it', async () => {
  const profile = path.join(folder, 'operator.yaml');
  const offer = 'offer: { operations: { except: [service-get, invoicing-token, report-create] } }';
  writeFileSync(profile, `${readFileSync(path.join(root, 'data/operator.yaml'), 'utf8')}\n${offer}\n`);
  const site = openSite(root, profile);
  const data = await loadSiteData(site);
  const asked = await askedOf(root, site, data);
  const names = (file: string) => NAMES.test(readFileSync(path.join(root, file), 'utf8'));
  const { links, together, mistakes } = checkPages(asked, names);
  expect([...together, ...mistakes, ...links]).toEqual([]);
  expect([...site.offer.without.operation]).toEqual(
    expect.arrayContaining(['report-get', 'payment-page-create', 'invoicing-revoke-token']),
  );
  expect([...site.pages.keys()].filter((route) => /\/api_invoicing\/|\/api\/reports\//.test(route))).toEqual(
    [],
  );
  const said = JSON.stringify([
    ...[...data.services.values(), ...data.flows.values(), ...data.tables['test-cards'].kinds],
    ...data.operations.map(({ when }) => when),
    ...['docs/api/v2/transaction/find.mdx', 'docs/services/pse.mdx'].map((page) => twinOf(page, data)),
  ]);
  expect(said.match(/.{40}(order a report|service\/(\{?service_id|get)).{40}/gi)).toBeNull();
  const gone = [...site.offer.without.operation].map((id) => `\`${nameOfCall(id)}\``);
  const docs = ['docs/payment_page.mdx', 'docs/services/invoicing_service.mdx'];
  for (const page of [
    ...docs,
    ...listFiles(root, 'cabinet').filter((file) => /\/[a-z]\w*\.mdx$/.test(file)),
  ]) {
    const twin = twinOf(page, data);
    expect([page, ...gone.filter((name) => twin.includes(name))]).toEqual([page]);
  }
}, 180_000);
