// Whoever reads how to test something is one link away from a gateway to test it on.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '@gateway-docs/kit/files';

const root = path.resolve(__dirname, '../../..');
/** To the next heading of its level, or of a higher one. */
const SECTION = /^(##|###) Test (?:it|them)\b.*\n([^]*?)(?=^\1 |^## |$(?![^]))/gm;

/** The scenarios of a service begin with the link. */
const leadsToGateway = (text: string): boolean =>
  text.includes('](/local_gateway') || /^::service\{#[^ }]+(?: part=scenarios)?\}/m.test(text);

const sections = listFiles(root, 'docs')
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(SECTION)].map(([, , text = '']) => ({
      file,
      text,
    })),
  );

it('every section "Test it" leads to the gateway for the own machine', () => {
  expect(sections.length).toBeGreaterThan(50);
  expect(sections.filter(({ text }) => !leadsToGateway(text)).map(({ file }) => file)).toEqual([]);
});
