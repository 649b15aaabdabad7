import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadOperations } from '../../reference/contract/load-operations';
import type { Operation } from '../../reference/reference';
import { TASKS } from '../operation/tasks';
import { fixtureReference } from '../test-support/fixture-reference';
import { mistake, render } from '../test-support/render';

const [create] = fixtureReference.operations;
if (!create) throw new Error('The fixture has no operation.');

describe('::operation-index', () => {
  it('groups the calls of its version by task, and leaves out tasks without any', () => {
    const { ids, markdown } = render('::operation-index{version=v2}');
    expect(ids).toEqual(['payments', 'payouts']);
    expect(markdown).toContain('## Take a payment');
    expect(markdown).toMatch(
      /\[Create a payment\]\(\/api\/v2\/transaction\/create\).*`\/api\/v2\/transaction\/create`.*\| Registers a payment\./,
    );
  });

  it('names a call whose page is not written yet without a link', () => {
    const { markdown } = render('::operation-index{version=v2}');
    expect(markdown).not.toContain('](/api/v2/transaction/find)');
    expect(markdown).toContain('`/api/v2/transaction/find`');
  });

  it('leads to the index of the other version where there is one', () => {
    const pages = new Map([...fixtureReference.pages, ['/api/v1/list', 'All calls']]);
    expect(render('::operation-index{version=v2}').markdown).not.toContain('VersionSwitch');
    expect(render('::operation-index{version=v2}', { ...fixtureReference, pages }).markdown).toContain(
      '[Version 1](/api/v1/list) **Version 2**',
    );
  });

  it('stops the build for an operation without a task', () => {
    const operations = [{ ...create, id: 'transaction-refund' }];
    expect(mistake('::operation-index{version=v2}', { ...fixtureReference, operations })).toMatch(
      /line 1.*no task for transaction-refund/,
    );
  });
});

describe('the tasks', () => {
  let calls: Operation[] = [];
  // The whole contract is bundled, which takes seconds on a machine that builds at the same time.
  beforeAll(async () => {
    calls = await loadOperations(path.resolve(__dirname, '../../..'));
  }, 60_000);

  it('name no operation that the contract lacks, and miss none', () => {
    const named = TASKS.flatMap(({ operations }) => operations);
    const known = calls.filter(({ direction }) => direction === 'call').map(({ id }) => id);
    expect(new Set(named)).toEqual(new Set(known));
  });
});
