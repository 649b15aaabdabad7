import { describe, expect, it } from 'vitest';
import { demoSite } from '@gateway-docs/contract/tests';
import { sidebarGroups } from './sidebar-groups';

describe('the groups of the sidebar', () => {
  it('have the pages of the calls, without those that stand outside it, each page once', () => {
    const groups = sidebarGroups(demoSite.calls, 'v2');
    const pages = groups.flatMap((group) => group.pages);
    expect(groups.map(({ label }) => label)).not.toContain('Invoices');
    expect(pages).toContain('/api/reports/v2/check-report');
    expect(pages).not.toContain('/api/v2/transaction/complete');
    expect(pages).toEqual([...new Set(pages)]);
  });
});
