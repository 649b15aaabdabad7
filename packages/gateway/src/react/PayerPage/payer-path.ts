/** Reads the address of a payer's page: the path of the checkout, behind the `#`. */

/** @returns `/p/910001` of `#/p/910001`; empty where the address has no such path */
export function payerPathIn(hash: string): string {
  const path = hash.replace(/^#/, '');
  return /^\/[a-z]+\/\d{1,15}$/.test(path) ? path : '';
}

/** @returns the transaction that a page is about; undefined for the page of an invoice, or a page for several payments */
export function transactionOf(path: string): number | undefined {
  const id = /^\/(?:p|r|acs|q|v)\/(\d+)$/.exec(path)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** The bank's page: its buttons post a form to the merchant, and change nothing by themselves. */
export const isBankPage = (path: string): boolean => path.startsWith('/acs/');
