import { describe, expect, it } from 'vitest';
import { sidebarsModule } from './sidebar-files';

describe('sidebarsModule', () => {
  it('loads the file of each docs instance when it is asked to', () => {
    const text = sidebarsModule([
      { id: 'default', names: ['index-466.json'] },
      { id: 'cabinet', names: ['cabinet-f0e.json'] },
    ]);
    expect(text).toBe(
      [
        'export default [',
        "  () => import('@generated/docusaurus-plugin-content-docs/default/p/index-466.json').then((m) => m.default),",
        "  () => import('@generated/docusaurus-plugin-content-docs/cabinet/p/cabinet-f0e.json').then((m) => m.default),",
        '];',
        '',
      ].join('\n'),
    );
  });
});
