/** What the gateway does to a client's first payment in each check, beside its usual work. */
import { ErrorCode, TransactionStatus } from '../generated/codes';
import { createResponseFormat, type GatewayResponse } from '../http/response';
import { ApiError } from '../api-error';
import type { Gateway, GatewayRequest } from '../gateway';

import type { SandboxState } from '../state/sandbox-state';

export type FaultName =
  | 'none'
  | 'lost-response'
  | 'lost-request'
  | 'no-json'
  | 'taken'
  | 'limited'
  | 'declined';

type Result = Awaited<ReturnType<Gateway['handle']>>;

const STOLEN_CARD = 1001;

/** Turns a registered transaction into a declined one, in state and response. */
function declined({ transactions }: SandboxState, response: GatewayResponse): GatewayResponse {
  const envelope = JSON.parse(response.body) as { response: Record<string, unknown> };
  const transaction = transactions.all().find((one) => one.state.id === envelope.response.id);
  if (!transaction) return response;
  const { state } = transaction;
  Object.assign(state, {
    status: TransactionStatus.FAILED,
    failure_reason_code: STOLEN_CARD,
    captured_amount: 0,
    authorized_amount: 0,
  });
  transaction.paths = [];
  const body = { ...envelope.response, status: state.status, failure_reason_code: state.failure_reason_code };
  return { ...response, body: JSON.stringify({ ...envelope, response: body }) };
}

const losing = (result: Result, lost: GatewayResponse['lost']): Result => ({
  ...result,
  response: { ...result.response, lost },
});

/**
 * @param fault what happens to the first payment that the gateway would accept
 * @param forward the gateway itself
 */
export async function withFault(
  fault: FaultName,
  request: GatewayRequest,
  state: SandboxState,
  forward: () => Promise<Result>,
): Promise<Result> {
  const format = createResponseFormat(state.tables['api-error-codes']);
  const errorResult = (code: ErrorCode) => ({
    response: format.error(new ApiError(code as ConstructorParameters<typeof ApiError>[0]), 'v2'),
    replayed: false,
  });
  if (fault === 'lost-request') return losing(errorResult(ErrorCode.INTERNAL_ERROR), 'connection_closed');
  if (fault === 'limited') return errorResult(ErrorCode.REQUEST_LIMIT_EXCEEDED);
  const result = await forward();
  if (result.response.code !== ErrorCode.SUCCESS) return result;
  switch (fault) {
    case 'lost-response':
      return losing(result, 'connection_closed');
    case 'no-json':
      return losing(result, 'not_json');
    case 'taken':
      return errorResult(ErrorCode.EXTERNAL_TRANSACTION_ID_ALREADY_EXISTS);
    case 'declined':
      return { ...result, response: declined(state, result.response) };
    default:
      return result;
  }
}
