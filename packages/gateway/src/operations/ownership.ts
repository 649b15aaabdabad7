/** Whether the accounts, wallets and services that a call names belong to its point. */
import { refused } from '../api-error';
import type { SandboxState } from '../state/sandbox-state';
import type { SandboxService } from '../state/services';
import type { Caller } from './call';

/** @throws ApiError 100 */
export function checkAccount({ point }: Caller, accountId: number): void {
  if (accountId === point.accountId || accountId === point.ownAccountId) return;
  throw refused.ACCOUNT_NOT_FOUND('account_id: not an account of this point');
}

/**
 * @returns currency of the wallet
 * @throws ApiError 104
 */
export function checkWallet(sandbox: SandboxState, walletId: number): string {
  const currency = sandbox.wallets.get(walletId);
  if (currency !== undefined) return currency;
  throw refused.WALLET_NOT_FOUND('wallet_id: not a wallet of this account');
}

/** @throws ApiError 201 */
export function serviceOf(sandbox: SandboxState, serviceId: number): SandboxService {
  const service = sandbox.services.get(serviceId);
  if (service) return service;
  throw refused.SERVICE_NOT_FOUND('service_id: not a service of this point');
}
