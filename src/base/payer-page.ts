/** Route of the page on which a reader plays the payer of a payment of the gateway in the browser. */
export const PAYER_PAGE = '/sandbox/p/';
