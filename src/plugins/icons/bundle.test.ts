import { describe, expect, it } from 'vitest';
import { bundleIcons } from './bundle';

describe('bundleIcons', () => {
  it('gives the drawing of each used icon, ordered by name', () => {
    const drawings = bundleIcons(
      new Map([
        ['home-outline', 'src/site/frame.ts'],
        ['check', 'src/components/Copy.tsx'],
      ]),
    );
    expect(Object.keys(drawings)).toEqual(['mdi:check', 'mdi:home-outline']);
    expect(drawings['mdi:check']).toMatch(/^<path fill="currentColor" d="/);
  });

  it('draws an alias of the set as the icon that it stands for', () => {
    const drawings = bundleIcons(
      new Map([
        ['123', 'a.tsx'],
        ['numeric', 'a.tsx'],
      ]),
    );
    expect(drawings['mdi:123']).toBe(drawings['mdi:numeric']);
  });

  it('stops the build at an unknown icon, and names it, its file and the nearest name', () => {
    expect(() => bundleIcons(new Map([['hoem-outline', 'src/site/frame.ts']]))).toThrow(
      /src\/site\/frame\.ts: unknown icon "mdi:hoem-outline"\. Did you mean .*"home-outline"/,
    );
  });
});
