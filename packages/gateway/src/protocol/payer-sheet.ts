/** What the payer of a transaction is shown: on the pages of the local gateway, and on the payer's page of the site. Plain data for both. */

/** What the browser of the payer does next, as the documentation says it. */
export interface WayBack {
  /** Member of `point` in the request that gave the address. */
  readonly member: 'success_url' | 'fail_url' | 'cancel_url' | 'return_url';
  /** Left out where the request gave none: the browser stays where it is. */
  readonly url?: string | undefined;
  readonly method: 'GET' | 'POST';
  /** Fields of the form that is posted; empty for GET. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface PayerButton {
  readonly label: string;
  /** The bank's page does nothing by itself here: its form goes to the merchant, who calls `transaction/update` with the fields. */
  readonly posts?: WayBack | undefined;
}

export interface PayerSheet {
  /** Path of the page on the gateway's checkout: `/p/910001` hosted page, `/r/…` of a bank or wallet, `/acs/…` check of the bank. */
  readonly path: string;
  readonly title: string;
  /** Amount, shop, method and the like, a name and a value each. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly status: number;
  /** What the payer reads about this status. */
  readonly says: string;
  /** Failure reason of a declined payment. */
  readonly reason: number | null;
  readonly buttons: readonly PayerButton[];
  /** Where the browser of the payer goes now; left out while the payer has something to do, or has left no browser. */
  readonly goesTo?: WayBack | undefined;
}
