import { expect, it } from 'vitest';
import { demoSite } from '@gateway-docs/contract/tests';
import { apiCatalog } from './api-catalog';

const { operations, operator, pages } = await demoSite.load();

it('leads from the API to its documents, and to the status page that the provider has', () => {
  const status = 'https://status.provider.example';
  const [route, text] = apiCatalog({ operations, pages, operator: { ...operator, status_page: status } });
  expect(route).toBe('/.well-known/api-catalog');
  const { linkset } = JSON.parse(text) as { linkset: Record<string, unknown>[] };
  expect(linkset).toEqual([
    {
      anchor: operator.hosts.api,
      'service-desc': ['v1', 'v2', 'reports-v1', 'reports-v2'].flatMap((family) =>
        ['yaml', 'json'].map((format) => ({
          href: `${operator.hosts.site}/openapi/${family}.${format}`,
          type: `application/${format}`,
          title: expect.stringMatching(/^OpenAPI document, /) as unknown,
        })),
      ),
      'service-doc': ['v2', 'v1'].map((version) => {
        return { href: `${operator.hosts.site}/api/${version}/list`, type: 'text/html' };
      }),
      status: [{ href: status, type: 'text/html' }],
    },
  ]);
  expect(text).not.toContain('/postman/');
});
