/** token and revoke_token of invoicing: bearer tokens for the payment-page calls. */
import { timestampIn } from '../transactions/timestamps';
import type { Handler } from './call';
import { checkAccount } from './ownership';

export const issueBearerToken: Handler<'invoicing-token'> = (sandbox, call) => {
  checkAccount(call, call.body.account_id);
  const { token, expiresAt } = sandbox.bearerTokens.issue(call.point);
  return { token, expires_at: timestampIn(call.version, expiresAt) };
};

export const revokeBearerToken: Handler<'invoicing-revoke-token'> = (sandbox, call) => {
  sandbox.bearerTokens.revoke(call.body.token, call.point);
  return null;
};
