/**
 * Numbers that come from a data file or from the contract's text, as values of the generated enumerations. In code a number
 * is written by its name: `ErrorCode.VALIDATION_FAILED`.
 */
import { ErrorCode, TransactionStatus } from './generated/codes';

function reader<Code extends number>(file: string, codes: readonly Code[]): (code: number) => Code {
  const known = new Map<number, Code>(codes.map((code) => [code, code]));
  return (code) => {
    const found = known.get(code);
    if (found === undefined) throw new Error(`${code} is not in ${file}`);
    return found;
  };
}

/** @throws Error for a number that is no code of a failure */
export const errorCodeOf = reader(
  'data/api-error-codes.yaml',
  Object.values(ErrorCode).filter((code) => code !== ErrorCode.SUCCESS),
);

/** @throws Error for a number that is no status of the table */
export const statusOf = reader('data/transaction-statuses.yaml', Object.values(TransactionStatus));
