import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { toPlain } from '../../generated/twins/to-plain';
import { moveSamplesToFile } from './move-samples-to-file';
import { fixtureData } from '../tests/fixture-data';
import { fixtureOperations } from '@gateway-docs/site-data/tests';
import { operationSamples, type SampleFile } from './sample-files';
import { sampleTabs } from './sample-tabs';

const clients = [
  { id: 'bash', label: 'cURL', highlight: 'bash' },
  { id: 'php', label: 'PHP', highlight: 'php' },
].map((client) => ({ ...client, versions: '', files: { v1: [], v2: [], callback: [], merchant: [] } }));
const sources = { ...fixtureData, clients };

const file = (...names: string[]): SampleFile => ({
  route: '/samples/v2/demo.json',
  calls: names.map((name) => ({
    name,
    title: name.toUpperCase(),
    description: `About \`${name}\`.`,
    operation: 'demo',
    path: '/api/v2/demo',
    credentials: 'signature',
    body: { a: 1 },
  })),
});
const treeOf = (...names: string[]): Root => ({
  type: 'root',
  children: sampleTabs(file(...names), sources, 'Example'),
});
const codes = (tree: Root): string[] =>
  JSON.stringify(tree)
    .split('"lang":"')
    .slice(1)
    .map((part) => part.split('"')[0] ?? '');

describe('the file of an operation', () => {
  const operation = fixtureOperations[0]!;

  it('is in the folder of its version', () => {
    expect(operationSamples(operation)?.route).toBe('/samples/v2/transaction-create.json');
    expect(operationSamples({ ...operation, version: 'v1' })?.route).toBe(
      '/samples/v1/transaction-create.json',
    );
  });

  it('does not exist for a callback', () => {
    expect(operationSamples({ ...operation, direction: 'callback' })).toBeUndefined();
  });
});

describe('samples on a page', () => {
  it('have titles that a reader can tell apart', () => {
    const { calls, ...rest } = file('one', 'two');
    const same = { ...rest, calls: calls.map((call) => ({ ...call, title: 'Same' })) };
    expect(() => sampleTabs(same, sources, 'Example')).toThrow('two examples have the title "Same"');
  });

  it('are chosen by example when there are several, and name the file', () => {
    const [tabs] = treeOf('one', 'two').children;
    expect(tabs).toMatchObject({ name: 'Scenarios', children: [{ name: 'TabPanel' }, { name: 'TabPanel' }] });
    expect(treeOf('one').children[0]).toMatchObject({
      name: 'SampleTabs',
      attributes: [
        { name: 'file', value: '/samples/v2/demo.json' },
        { name: 'example', value: 'one' },
      ],
    });
  });

  it('stay there in the first language, the others leave their label', () => {
    const tree = treeOf('one', 'two');
    expect(codes(tree)).toEqual(['bash', 'php', 'bash', 'php']);
    moveSamplesToFile(tree);
    expect(codes(tree)).toEqual(['bash', 'bash']);
    expect(JSON.stringify(tree)).toContain('PHP');
  });

  it('are in the Markdown twin in every language', () => {
    expect(codes(toPlain(treeOf('one'), {
      route: '/page',
      place: { hosts: { site: 'https://docs.example' }, base_path: '/' },
    }))).toEqual(['bash', 'php']);
  });
});
