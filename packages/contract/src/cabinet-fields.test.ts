import { expect, it } from 'vitest';
import { checkCabinet } from './cabinet-fields';
import { demoSite } from './tests';

const { cabinet, cabinetFields, wholeOperations } = await demoSite.load();

it('finds the call and the path of each field that the cabinet names', () => {
  expect(cabinetFields.get('wallet.reserve')).toEqual({
    operation: 'account-info',
    path: 'wallets[].reserve',
  });
});

it.each([
  ['account-info', 'screens/balances.yaml: operation "account-info" does not exist'],
  ['account-info', 'columns.yaml: the contract has no field "wallet.reserve"'],
])('names the file and what is not there without %s: %s', (id, message) => {
  const others = wholeOperations.filter((operation) => operation.id !== id);
  expect(() => checkCabinet(cabinet, others)).toThrow(`data/cabinet/${message}`);
});
