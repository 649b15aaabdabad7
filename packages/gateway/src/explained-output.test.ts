// The explainer of codes knows what the clients of this site print: each code with its name, and each message that has no code.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readYaml } from '@gateway-docs/kit/yaml';
import {
  apiErrorCodesSchema,
  failureReasonCodesSchema,
  transactionStatusesSchema,
} from '@gateway-docs/site-data/tests';
import texts from '../../../data/texts/client-messages.json';
import { root } from './tests/root';
import { recognise, recogniseMessages, type NameOf } from './react/CodeExplainer/recognise';

const errors = readYaml(root, 'data/api-error-codes.yaml', apiErrorCodesSchema).rows;
const reasons = readYaml(root, 'data/failure-reason-codes.yaml', failureReasonCodesSchema).rows;
const statuses = readYaml(root, 'data/transaction-statuses.yaml', transactionStatusesSchema).rows;
const names = {
  error: new Map<number, string>(errors.map(({ code, title }) => [code, title])),
  reason: new Map<number, string>(reasons.map(({ code, slug }) => [code, slug.replaceAll('_', ' ')])),
  status: new Map<number, string>(statuses.map(({ code, name }) => [code, name])),
};
const nameOf: NameOf = (kind, code) => names[kind].get(code);
const found = (text: string) => recognise(text, nameOf).map(({ kind, code }) => `${kind} ${code}`);

describe('a number with its exact name', () => {
  it.each(errors)('$code $title', ({ code, title }) => {
    for (const line of [
      `GatewayError: ${code} ${title}: a message`,
      `${code} ${title}`,
      `${title} (${code})`,
    ])
      expect(found(line)).toContain(`error ${code}`);
  });

  it.each(reasons)('$code $slug', ({ code, slug }) => {
    expect(found(`declined: ${code} ${slug}`)).toContain(`reason ${code}`);
  });
});

describe('a message of the clients', () => {
  const sources = readdirSync(path.join(root, 'samples/clients'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    // A sentence goes on in another string, or in another line of the shell.
    .map((source) => source.replace(/["'`]?\s*[+.\\]?\s*\n\s*\.?\s*[f"'`]*/g, ' ').replace(/\s+/g, ' '));

  it.each(texts.messages)('$says: clients say it', ({ says }) => {
    expect(
      sources.filter((source) => source.toLowerCase().includes(says.toLowerCase())).length,
    ).toBeGreaterThan(3);
  });

  it.each(texts.messages)('$says: its page has the section', ({ to }) => {
    const [page = '', anchor = ''] = to.split('#');
    expect(readFileSync(`${root}/docs${page}.mdx`, 'utf8')).toContain(`{#${anchor}}`);
  });

  it('is recognised over line breaks, and nothing else is', () => {
    const names = (text: string) => recogniseMessages(text).map(({ name }) => name);
    expect(names('POST /x: no complete response. The outcome is\n  unknown: call find')).toHaveLength(1);
    expect(names('HTTP 502')).toEqual([]);
  });
});
