/** Reads the address of a payer's page: the path of the checkout, behind the `#`. */

/** @returns `/p/910001` of `#/p/910001`; empty where the address has no such path */
export function payerPathIn(hash: string): string {
  const path = hash.replace(/^#/, '');
  return /^\/[a-z]+\/\d{1,15}$/.test(path) ? path : '';
}
