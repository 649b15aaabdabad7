/**
 * In: the operator profile. Out: `/callback-networks.json`: the networks that callbacks come from, as a firewall's script reads them. Another
 * profile has other networks, and a script sees a change without a person who reads the page.
 */
import type { Operator } from '../../reference/operator/operator-schema';

/** @returns the text of the file */
export function callbackNetworksText({ callbacks }: Pick<Operator, 'callbacks'>): string {
  return `${JSON.stringify({ callback_networks: callbacks.source_networks }, null, 2)}\n`;
}
