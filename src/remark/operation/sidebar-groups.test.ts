import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadGroups, loadOperationSources } from '@gateway-docs/contract/openapi';
import { sidebarGroups } from './sidebar-groups';

const site = path.resolve(__dirname, '../../..');

describe('the groups of the sidebar', () => {
  it('have the pages of the calls, without those that stand outside it, each page once', () => {
    const sources = loadOperationSources(site);
    const groups = sidebarGroups(loadGroups(site, sources.keys()), sources, 'v2');
    const pages = groups.flatMap((group) => group.pages);
    expect(groups.map(({ label }) => label)).not.toContain('Invoices');
    expect(pages).toContain('/api/reports/v2/check-report');
    expect(pages).not.toContain('/api/v2/transaction/complete');
    expect(pages).toEqual([...new Set(pages)]);
  });
});
