/** token and revoke_token of invoicing: bearer tokens for the payment-page calls. */
import { momentIn } from '../transactions/views';
import type { Operation } from './call';
import { checkAccount } from './invoices';

export const issueBearerToken: Operation = (world, call) => {
  checkAccount(call, (call.body as { account_id: number }).account_id);
  const { token, expiresAt } = world.bearerTokens.issue(call.point);
  return { token, expires_at: momentIn(call.version, expiresAt) };
};

export const revokeBearerToken: Operation = (world, call) => {
  world.bearerTokens.revoke((call.body as { token: string }).token, call.point);
  return null;
};
