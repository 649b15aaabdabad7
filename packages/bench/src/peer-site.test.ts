import { expect, it } from 'vitest';
import { peerPage } from './peer-site';

it("a peer's page has our front matter, and the twin's text with links that stay on the site", () => {
  const source = '---\ntitle: Pix\nsidebar_group: Brazil\n---\n\n::service{#pix part=facts}\n';
  const twin =
    '---\ntitle: Pix\n---\n\n# Pix\n\nTake Pix.\n\nAll pages: <https://docs.acme.example/llms.txt>\n\n' +
    'See [callbacks](https://docs.acme.example/callbacks#race) and [the rule](https://law.example/).\n';
  expect(peerPage(source, twin, 'https://docs.acme.example')).toBe(
    '---\ntitle: Pix\nsidebar_group: Brazil\n---\n\nSee [callbacks](/callbacks#race) and [the rule](https://law.example/).\n',
  );
});
