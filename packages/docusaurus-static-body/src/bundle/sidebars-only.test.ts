import { describe, expect, it } from 'vitest';
import sidebarsOnly from './sidebars-only.cjs';

const loaded = (source: string): unknown =>
  JSON.parse(sidebarsOnly.call({ resourcePath: 'p/index-466.json' }, source));

describe('sidebarsOnly', () => {
  it('leaves the sidebars and the id of their instance', () => {
    const docsSidebars = { documentation: [{ type: 'link', label: 'Pix', href: '/services/pix' }] };
    const version = { pluginId: 'default', label: 'Next', docs: { pix: { title: 'Pix' } }, docsSidebars };
    expect(loaded(JSON.stringify({ version }))).toEqual({ version: { pluginId: 'default', docsSidebars } });
  });

  it('names a file that has another form', () => {
    expect(() => loaded('{"version":{}}')).toThrow('p/index-466.json has no sidebars');
  });
});
