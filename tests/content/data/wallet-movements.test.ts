/**
 * One ledger: the kinds of movement of data/wallet-movements.yaml are those of the contract and of the cabinet's worked month, which shows
 * each transfer that the screen of transfers shows; and no text says that a payout has left the wallet before it has succeeded.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '@gateway-docs/kit/files';
import { type Cabinet, readMoney } from '@gateway-docs/site-data/cabinet';
import { objectOf } from '@gateway-docs/site-data/model';
import { readYaml } from '@gateway-docs/kit/yaml';
import { walletMovementsSchema } from '@gateway-docs/site-data/tests';
import { rowsOf, unitsOf } from '../cabinet/support/examples';
import { loadContract, siteDir, type Contract } from '../api/support/contract';
import { demoSite } from '@gateway-docs/contract/tests';

const { rows } = readYaml(siteDir, 'data/wallet-movements.yaml', walletMovementsSchema);
const codes = rows.map(({ code }) => code);

let contract: Contract;
let cabinet: Cabinet;
beforeAll(async () => {
  contract = await loadContract('reports-v2');
  cabinet = (await demoSite.load()).cabinet;
});

/** Movements of the cabinet's worked month. */
const movements = () =>
  rowsOf(cabinet, 'movements').map((row) => ({
    at: row['Moved at'],
    operation: row.Movement ?? '',
    change: unitsOf(row.Change),
  }));

describe('kinds of movement', () => {
  it('are those of a balance_history report', () => {
    const { components } = contract.published;
    const row = objectOf(objectOf(objectOf(components).schemas)['balance-row']);
    expect(objectOf(objectOf(row.properties).operation).enum).toEqual(expect.arrayContaining(codes));
    expect(codes).toEqual(
      expect.arrayContaining(objectOf(objectOf(row.properties).operation).enum as string[]),
    );
  });

  it('are all named by the column of the cabinet', () => {
    const columns = readFileSync(path.join(siteDir, 'data/cabinet/columns.yaml'), 'utf8');
    const [, named = ''] = /What moved the money: ([^.]*)\./.exec(columns) ?? [];
    expect(named.split(', ')).toHaveLength(codes.length);
  });

  it('all of the worked month are kinds, and have their sign', () => {
    for (const { operation, change } of movements()) {
      const sign = rows.find(({ code }) => code === operation)?.sign;
      expect(sign, operation).toBeDefined();
      if (sign !== 'either') expect(change > 0 ? 'plus' : 'minus', operation).toBe(sign);
    }
    expect(movements().map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['payout_return', 'chargeback_fee', 'withdrawal', 'transfer']),
    );
  });
});

describe('a transfer on the screen of transfers', () => {
  it('is in the month of its wallet', () => {
    const screen = readFileSync(path.join(siteDir, 'data/cabinet/screens/wallets-transfer.yaml'), 'utf8');
    const shown = [
      ...screen.matchAll(/moved_at: '([^']+)',\s+from_wallet: Main EUR \(7001\),\s+sent: ([^,]+),/g),
    ];
    expect(shown.length).toBeGreaterThan(1);
    const booked = movements().filter(({ operation }) => operation === 'transfer');
    expect(booked.map(({ at, change }) => [at, change]).sort()).toEqual(
      shown.map(([, at, sent = '']) => [at, -readMoney(sent).units]).sort(),
    );
  });
});

/** Words that take the money of a payout out of the wallet too early, or put back what never left it. */
const WRONG: readonly RegExp[] = [
  /\b(your|the) wallet (is|was|has been) debited|wallet debited|[Dd]ebits? (your|the) wallet (with|at)|[Dd]ebited from your wallet/,
  /status\(10\)[^.;]{0,60}(left|out of) (your|the) wallet/i,
  /status\((2|3)\)\}?[^.;]{0,80}(back in|into) (your|the) wallet/,
  /failed payout is back/,
  /amount leaves (your|the) wallet|amount is back with you/i,
  /status\((2|3|5)\)\}[^.]*\.[^.]*\bwallet (gets|has) the amount/,
];

describe('pages, diagrams and facts', () => {
  it('reserve a payout and take it with success', () => {
    const files = ['docs', 'cabinet', 'data', 'api'].flatMap((folder) =>
      listFiles(siteDir, folder).filter((file) => /\.(mdx|mmd|yaml)$/.test(file)),
    );
    const found = files.flatMap((file) =>
      readFileSync(path.join(siteDir, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          WRONG.some((words) => words.test(line))
            ? [`${file}:${index + 1}: ${line.trim().slice(0, 160)}`]
            : [],
        ),
    );
    expect(found).toEqual([]);
  });
});
