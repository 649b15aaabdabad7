import { expect, it } from 'vitest';
import { islandsModule, stylesModule } from './generated-modules';

it('loads each island when it is asked to', () => {
  expect(islandsModule({ Counter: '@site/src/Counter' })).toBe(
    'export default {\n  "Counter": () => import("@site/src/Counter"),\n};\n',
  );
});

it("imports the styles of the theme's components, then the site's", () => {
  expect(stylesModule(['@site/src/a.module.css']).split('\n')).toEqual([
    expect.stringContaining('Heading'),
    expect.stringContaining('Admonition'),
    'import "@site/src/a.module.css";',
    '',
  ]);
});
