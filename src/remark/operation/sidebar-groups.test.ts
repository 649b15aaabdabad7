import { describe, expect, it } from 'vitest';
import { demoSite } from '@gateway-docs/contract/tests';
import { sidebarGroups } from './sidebar-groups';

describe('the groups of the sidebar', () => {
  it('have the pages of the calls, each once, and say which have no sidebar themselves', () => {
    const groups = sidebarGroups(demoSite.calls, 'v2');
    const pages = groups.flatMap((group) => group.pages);
    expect(pages).toContain('/api/reports/v2/check-report');
    expect(pages).toEqual([...new Set(pages)]);
    const after = groups.find(({ label }) => label === 'After a payment');
    expect(after?.pages[0]).toBe('/api/v2/transaction/complete');
    expect(after?.outside).toEqual(['/api/v2/transaction/complete']);
    expect(groups.find(({ label }) => label === 'Invoices')?.outside).toHaveLength(4);
    expect(sidebarGroups(demoSite.calls, 'v1').map(({ label }) => label)).not.toContain('Invoices');
  });
});
