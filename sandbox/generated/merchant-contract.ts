export interface paths {
    readonly "/api/v2/service/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List services */
        readonly post: operations["service-list"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/service/{service_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One service with its commission */
        readonly post: operations["service-get"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/account/info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Account and balances */
        readonly post: operations["account-info"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/currency/rates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Rates now */
        readonly post: operations["currency-rates"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/transaction/currency_rate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Rate of a transaction */
        readonly post: operations["transaction-currency-rate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/transaction/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Create a payment */
        readonly post: operations["transaction-create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/transaction/pay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pay directly */
        readonly post: operations["transaction-pay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/transaction/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send the second step */
        readonly post: operations["transaction-update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/transaction/find": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Find a transaction */
        readonly post: operations["transaction-find"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/transaction/complete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Capture a held payment */
        readonly post: operations["transaction-complete"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/transaction/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancel or reverse */
        readonly post: operations["transaction-cancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/transaction/issue_token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Issue a card token */
        readonly post: operations["transaction-issue-token"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/transaction/validate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Check a payment */
        readonly post: operations["transaction-validate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/transaction/resend_giftcode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send a code again */
        readonly post: operations["transaction-resend-giftcode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/transaction/p2p/get_methods_list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** P2P methods on offer */
        readonly post: operations["transaction-p2p-get-methods-list"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/transaction/p2p/get_recipient_card": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** P2P requisites */
        readonly post: operations["transaction-p2p-get-recipient-card"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/transaction/p2p/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Confirm a P2P transfer */
        readonly post: operations["transaction-p2p-confirm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/transaction/p2p/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancel a P2P payment */
        readonly post: operations["transaction-p2p-cancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/transaction/get_crypto_address": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Get a crypto address */
        readonly post: operations["transaction-get-crypto-address"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/binance_pay/notify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Announce a Binance debit */
        readonly post: operations["binance-pay-notify"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/cards/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Check a card */
        readonly post: operations["cards-check"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/cards/whitelist_add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Put a card on the white list */
        readonly post: operations["cards-whitelist-add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/antifraud/stoplist_check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Check the stop list */
        readonly post: operations["antifraud-stoplist-check"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/services/invoicing/api/invoice_create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make an invoice */
        readonly post: operations["invoice-create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/services/invoicing/api/invoice_find": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Find an invoice */
        readonly post: operations["invoice-find"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/services/invoicing/api/invoice_update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change or send an invoice */
        readonly post: operations["invoice-update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/services/invoicing/api/invoice_delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Withdraw an invoice */
        readonly post: operations["invoice-delete"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoicing/api_invoicing/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Issue a bearer token */
        readonly post: operations["invoicing-token"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoicing/api_invoicing/revoke_token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Revoke a bearer token */
        readonly post: operations["invoicing-revoke-token"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoicing/api_invoicing/payment_page/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a payment page */
        readonly post: operations["payment-page-create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoicing/api_invoicing/payment_page/get": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Get a payment page */
        readonly post: operations["payment-page-get"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoicing/api_invoicing/payment_page/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List payment pages */
        readonly post: operations["payment-page-list"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoicing/api_invoicing/payment_page/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change a payment page */
        readonly post: operations["payment-page-update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoicing/api_invoicing/payment_page/archive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Close a payment page */
        readonly post: operations["payment-page-archive"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoicing/api_invoicing/page_template/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a page template */
        readonly post: operations["page-template-create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoicing/api_invoicing/page_template/get": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Get a page template */
        readonly post: operations["page-template-get"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoicing/api_invoicing/page_template/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List page templates */
        readonly post: operations["page-template-list"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoicing/api_invoicing/page_template/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change a page template */
        readonly post: operations["page-template-update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoicing/api_invoicing/page_template/archive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Close a page template */
        readonly post: operations["page-template-archive"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoicing/api_invoicing/page_customization/get": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Get the look of a page */
        readonly post: operations["page-customization-get"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoicing/api_invoicing/page_customization/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change the look of a page */
        readonly post: operations["page-customization-update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoicing/api_invoicing/page_transactions/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List the transactions of a page */
        readonly post: operations["page-transactions-list"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface webhooks {
    readonly callback: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Callback */
        readonly post: operations["callback"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description `payin` takes money from the payer and credits your wallet; `payout` debits your wallet and pays the recipient.
         * @example payin
         * @enum {string}
         */
        readonly direction: "payin" | "payout";
        /**
         * @description ISO 4217 alphabetic code of a currency, upper case. Codes of funds, units of account and precious metals are no currencies and are not taken.
         * @example EUR
         */
        readonly currency: string;
        /**
         * @description ISO 3166-1 alpha-2 country code, upper case.
         * @example PL
         */
        readonly country: string;
        /**
         * @description How many rows at most the response may have.
         * @default 50
         * @example 50
         */
        readonly limit: number;
        /**
         * @description Where to go on: `next_cursor` of the response before. Leave it out for the first part. It is opaque; do not build or change one.
         * @example eyJhZnRlciI6NTB9
         */
        readonly cursor: string;
        /**
         * Which services
         * @description All services of the point, or those that fit every filter sent.
         */
        readonly "service-list-request": {
            /** @description Only pay-ins or only payouts. */
            readonly direction?: components["schemas"]["direction"];
            /** @description Only services that work in this currency. */
            readonly currency?: components["schemas"]["currency"];
            /** @description Only services for this country, and those for every country. */
            readonly country?: components["schemas"]["country"];
            readonly limit?: components["schemas"]["limit"];
            readonly cursor?: components["schemas"]["cursor"];
        };
        /** @description Code 0. The gateway accepted the call; whether money moved is said by `response.status`. */
        readonly "no-error": {
            /**
             * @description 0 means that the call was accepted.
             * @example 0
             * @constant
             */
            readonly code: 0;
            /**
             * @description Name of the code.
             * @example Success
             * @constant
             */
            readonly title: "Success";
            /**
             * @description Always `null` with code 0.
             * @example null
             * @constant
             */
            readonly message: string | null;
        };
        /**
         * Format: int64
         * @description The service, which is one payment method in one direction. `service/list` names those open to your point.
         * @example 1042
         */
        readonly "service-id": number;
        /**
         * Format: int64
         * @description An amount in the minor units of the currency beside it, `12540` for 125.40 EUR, `350` for 350 JPY.
         * @example 12540
         */
        readonly "minor-units": number;
        readonly "minor-units-or-null": components["schemas"]["minor-units"] | null;
        /**
         * Limit
         * @description The least and the most that one transaction may be in one currency.
         */
        readonly "service-limit": {
            /** @description One of `currencies`. */
            readonly currency: components["schemas"]["currency"];
            /**
             * @description Least amount. A lower one is error 206. `null` without a limit.
             * @example 100
             */
            readonly min_amount: components["schemas"]["minor-units-or-null"];
            /**
             * @description Most that one transaction may have; beyond it error 207. `null` without a limit.
             * @example 1000000
             */
            readonly max_amount: components["schemas"]["minor-units-or-null"];
            /**
             * @description Every amount is a multiple of it; another one is rejected with error 204. `100` where a method takes no cents, else `1`.
             * @example 1
             */
            readonly step: number;
        };
        /**
         * Field
         * @description One value that the service needs in `fields`. Draw your form from it.
         */
        readonly "service-field": {
            /**
             * @description Label for the payer in the language of the point.
             * @example CPF or CNPJ
             */
            readonly name: string;
            /**
             * @description Key in `fields`.
             * @example itn
             */
            readonly slug: string;
            /**
             * @description Kind of input. The value is sent as a string in every case.
             * @example digits
             * @enum {string}
             */
            readonly type: "text" | "digits" | "email" | "phone" | "select";
            /**
             * @description Whether the service refuses every request without it. A value that only some requests need, such as a card number where a token can be in its place, is `false` and has a `condition`.
             * @example true
             */
            readonly required: boolean;
            /**
             * @description When a value that is not `required` is needed after all, in words for your developers. `null` where it never is.
             * @example Required unless `card_token` is sent.
             */
            readonly condition: string | null;
            /**
             * @description Help for the payer.
             * @example 11 digits for a person, 14 characters for a company
             */
            readonly hint: string | null;
            /**
             * @description Input mask, `#` for a digit and `A` for a letter.
             * @example ###.###.###-##
             */
            readonly mask: string | null;
            /**
             * @description Placeholder of the input.
             * @example 12345678909
             */
            readonly placeholder: string | null;
            /**
             * @description Pattern that the whole value must match. Another value is rejected with error 202.
             * @example ^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$
             */
            readonly regex: string | null;
            /**
             * @description Check digits that the value must have beside the pattern. Ignore a name that you do not know.
             * @example cpf
             */
            readonly validation_type: string | null;
            /** @description What can be chosen, only with the type `select`. Read it again each day; banks come and go. */
            readonly options?: readonly {
                /**
                 * @description What to send.
                 * @example 1007
                 */
                readonly value: string;
                /**
                 * @description What to show.
                 * @example Demo Bank
                 */
                readonly name: string;
            }[];
        };
        /**
         * Service
         * @description One payment method in one direction.
         */
        readonly service: {
            /** @description Number of the service, sent as `service_id`. */
            readonly id: components["schemas"]["service-id"];
            /**
             * @description Group to show it in, one of `groups`.
             * @example 2
             */
            readonly group_id: number;
            /**
             * @description Name for the payer.
             * @example Pix
             */
            readonly name: string;
            /**
             * @description Stable name for your code.
             * @example pix
             */
            readonly slug: string;
            /**
             * @description A service in `maintenance` registers nothing now; hide it until it is `active` again.
             * @example active
             * @enum {string}
             */
            readonly status: "active" | "maintenance";
            readonly direction: components["schemas"]["direction"];
            /**
             * @description Which call registers a transaction: `create` (the payer goes to the hosted page), `pay` (host to host, and every payout), or `either` of them. The other one is rejected with error 204 or error 214.
             * @example pay
             * @enum {string}
             */
            readonly call: "create" | "pay" | "either";
            /**
             * @description How the payer is led when the call is `pay`. `h2h`: by your own form. `qr`, `voucher` or `requisites`: by what `result` has to show. `redirect`: by `redirect_url`. `push`: by a request on the payer's phone. `code`: by a code that the payer enters. `form` is the hosted page. Treat a name that you do not know as a service that your page cannot draw; take the hosted page, or leave it out.
             * @example qr
             * @enum {string}
             */
            readonly flow: "form" | "h2h" | "qr" | "voucher" | "redirect" | "push" | "requisites" | "code";
            /**
             * @description Currencies that `amount_currency` may have. With more than one of them it is required.
             * @example [
             *       "BRL"
             *     ]
             */
            readonly currencies: readonly components["schemas"]["currency"][];
            /**
             * @description Countries that the service is for. Empty when it is for all.
             * @example [
             *       "BR"
             *     ]
             */
            readonly countries: readonly components["schemas"]["country"][];
            /**
             * @description Least amount in minor units of the first currency. A lower one is error 206. `null` without a limit.
             * @example 100
             */
            readonly min_amount: components["schemas"]["minor-units-or-null"];
            /**
             * @description Most that one transaction may have, in minor units of the first currency; beyond it error 207. `null` without a limit.
             * @example 1000000
             */
            readonly max_amount: components["schemas"]["minor-units-or-null"];
            /** @description The limits in each of `currencies`, in its own minor units. Compare an amount with the entry of its currency; `min_amount` and `max_amount` of the service are those of the first one. */
            readonly limits: readonly components["schemas"]["service-limit"][];
            /**
             * @description `true`: a two-step service. Every approved payment is held first (status 6) and captured by `transaction/complete`. Holding is a property of the service and no parameter of a payment.
             * @example false
             */
            readonly hold: boolean;
            /**
             * @description `true`: money can still arrive after status 5 and turns it into status 1.
             * @example false
             */
            readonly late_payment: boolean;
            /**
             * @description Whether `transaction/cancel` can make refunds, and whether in parts.
             * @example full_and_part
             * @enum {string}
             */
            readonly refundable: "no" | "full" | "full_and_part";
            /** @description What the service needs in `fields`, in the order of a form. */
            readonly fields: readonly components["schemas"]["service-field"][];
        };
        /**
         * @description Send it as `cursor` to get the next part of the list. `null` at the end of the list.
         * @example eyJhZnRlciI6NTB9
         */
        readonly "next-cursor": string | null;
        /**
         * Services
         * @description Services and the groups to show them in.
         */
        readonly services: {
            /** @description The services open to your point. */
            readonly services: readonly components["schemas"]["service"][];
            /** @description Groups for your payment page, of the services in this response. */
            readonly groups: readonly {
                /**
                 * @description Number of the group.
                 * @example 2
                 */
                readonly id: number;
                /**
                 * @description Heading for the payer.
                 * @example Bank transfers
                 */
                readonly name: string;
            }[];
            readonly next_cursor: components["schemas"]["next-cursor"];
        };
        /** Answer */
        readonly "service-list-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["services"];
        };
        /**
         * @description Number of the error, the same in v1 and v2. Decide by it, in v2 too.
         * @example 203
         * @enum {integer}
         */
        readonly "error-code": 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 100 | 104 | 105 | 106 | 107 | 108 | 109 | 110 | 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 209 | 210 | 211 | 212 | 213 | 214 | 215 | 216 | 217 | 218 | 219 | 220 | 221 | 222 | 223 | 224 | 225 | 240 | 300 | 301 | 350;
        /** @description Why the gateway did not carry the call out. */
        readonly error: {
            readonly code: components["schemas"]["error-code"];
            /**
             * @description Name of the code. It may be reworded; decide by `code`.
             * @example external_transaction_id already exists
             */
            readonly title: string;
            /**
             * @description Detail for your developer, for example the field at fault. Never show it to the payer.
             * @example external_transaction_id: order-1001 belongs to transaction 900001
             */
            readonly message: string | null;
            /**
             * @description Path of the parameter at fault, such as `amount`, `fields.itn` or `point.callback_url`; of a header its name. It is there when the error is about one parameter. Unlike `message` it may be compared.
             * @example external_transaction_id
             */
            readonly field?: string;
        };
        /** @description The envelope of a call that was not carried out. `response` is always `null`. */
        readonly "error-answer": {
            readonly error: components["schemas"]["error"];
            /**
             * @description Always `null` with an error.
             * @example null
             * @constant
             */
            readonly response: null;
        };
        /**
         * No parameters
         * @description The service is named in the path. The body is an empty object, with `auth` in v1.
         */
        readonly "service-get-request": Record<string, never>;
        /**
         * @description A decimal number as text, with a point and without an exponent. Read it with a decimal type, never as a float.
         * @example 1.084200
         */
        readonly decimal: string;
        /**
         * Commission
         * @description `percent` of the amount plus `fix`, then not less than `min` and not more than `max`, rounded half up to a minor unit.
         */
        readonly "commission-rule": {
            /**
             * @description Share of the amount in percent.
             * @example 0.00
             */
            readonly percent: components["schemas"]["decimal"];
            /**
             * @description Fixed part in minor units of `currency`.
             * @example 0
             */
            readonly fix: components["schemas"]["minor-units"];
            /**
             * @description Least commission in minor units of `currency`. `null` without one.
             * @example 0
             */
            readonly min: components["schemas"]["minor-units-or-null"];
            /**
             * @description Most commission in minor units of `currency`. `null` without one.
             * @example 0
             */
            readonly max: components["schemas"]["minor-units-or-null"];
        };
        /** Service with its commission */
        readonly "priced-service": components["schemas"]["service"] & {
            /**
             * Commissions
             * @description What this service costs at your point. The values of the example are not a price.
             */
            readonly commission: {
                /**
                 * @description Currency of the fixed parts and bounds.
                 * @example BRL
                 */
                readonly currency: components["schemas"]["currency"];
                /** @description What you pay, `point_commission` of a transaction. */
                readonly point: components["schemas"]["commission-rule"];
                /** @description What the payer pays on top, `customer_commission` of a transaction. */
                readonly customer: components["schemas"]["commission-rule"];
            };
        };
        /** Answer */
        readonly "service-get-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["priced-service"];
        };
        /**
         * Format: int64
         * @description Your account.
         * @example 5001
         */
        readonly "account-id": number;
        /**
         * Format: int64
         * @description The wallet, a balance of the account in one currency, that is credited or debited.
         * @example 7001
         */
        readonly "wallet-id": number;
        /** Which account */
        readonly "account-info-request": {
            readonly account_id: components["schemas"]["account-id"];
            /** @description Only this wallet. Without it every wallet of the account is returned. */
            readonly wallet_id?: components["schemas"]["wallet-id"];
        };
        /**
         * Format: int64
         * @description An amount in the minor units of the currency beside it. It can be negative.
         * @example 12540
         */
        readonly "signed-minor-units": number;
        /**
         * Format: date-time
         * @description A timestamp in UTC as RFC 3339, whole seconds, always with `Z`.
         * @example 2025-01-01T00:00:00Z
         */
        readonly timestamp: string;
        /**
         * Wallet
         * @description A balance of the account in one currency.
         */
        readonly wallet: {
            /** @description Number of the wallet, sent as `wallet_id`. */
            readonly id: components["schemas"]["wallet-id"];
            /**
             * @description Name given in the cabinet.
             * @example Main EUR
             */
            readonly name: string;
            /** @description Currency of the wallet. Every amount of the wallet is in its minor units. */
            readonly currency: components["schemas"]["currency"];
            /**
             * @description What is in the wallet. A reversal or chargeback can make it negative.
             * @example 250000
             */
            readonly balance: components["schemas"]["signed-minor-units"];
            /**
             * @description What the wallet must keep. `balance` less `reserve` and `balance_min` is what payouts may spend. `balance_min` is negative where your provider lets you overdraw.
             * @example 0
             */
            readonly balance_min: components["schemas"]["signed-minor-units"];
            /**
             * @description The part of `balance` that is reserved: payouts awaiting approval, payouts and withdrawals under way, reversals that the method has not carried out yet, transfers awaiting approval, open disputes. It also holds what your contract keeps back.
             * @example 12540
             */
            readonly reserve: components["schemas"]["minor-units"];
            /**
             * @description A `blocked` wallet takes part in no new transaction, which is error 209; what is under way goes on.
             * @example active
             * @enum {string}
             */
            readonly status: "active" | "blocked";
            /** @description When one of the amounts last changed. */
            readonly updated_at: components["schemas"]["timestamp"];
        };
        /**
         * Account
         * @description The account and its wallets.
         */
        readonly account: {
            readonly id: components["schemas"]["account-id"];
            /**
             * @description Name of the account.
             * @example Example Shop
             */
            readonly name: string;
            /**
             * @description A `blocked` account registers nothing new, as if each of its wallets were blocked, error 209; what is under way goes on.
             * @example active
             * @enum {string}
             */
            readonly status: "active" | "blocked";
            /** @description Its wallets, in the order of their numbers. */
            readonly wallets: readonly components["schemas"]["wallet"][];
        };
        /** Answer */
        readonly "account-info-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["account"];
        };
        /**
         * Which rates
         * @description All pairs, or those that fit what is sent.
         */
        readonly "currency-rates-request": {
            /**
             * @description Only pairs from this currency.
             * @example USD
             */
            readonly from?: components["schemas"]["currency"];
            /** @description Only pairs to this currency. */
            readonly to?: components["schemas"]["currency"];
        };
        /** Rate */
        readonly rate: {
            /**
             * @description Currency or coin that is converted.
             * @example USD
             */
            readonly from: string;
            /**
             * @description Currency or coin that it becomes.
             * @example EUR
             */
            readonly to: string;
            /**
             * @description Units of `to` for one unit of `from`.
             * @example 0.922300
             */
            readonly rate: components["schemas"]["decimal"];
            /** @description When the rate was set. */
            readonly updated_at: components["schemas"]["timestamp"];
        };
        /**
         * Rates
         * @description Current rates.
         */
        readonly rates: {
            /** @description Every pair that can be converted now, in one response. */
            readonly rates: readonly components["schemas"]["rate"][];
        };
        /** Answer */
        readonly "currency-rates-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["rates"];
        };
        /**
         * Format: int64
         * @description The gateway's number of the transaction.
         * @example 900001
         */
        readonly "transaction-id": number;
        /**
         * @description Your number of the payment. It is unique per point for ever, whatever became of the transaction: a second transaction with the same number is rejected with error 203. Upper and lower case differ.
         * @example order-1001
         */
        readonly "external-transaction-id": string;
        /**
         * Which conversion
         * @description Either a transaction that exists, by one of its two numbers, or a planned one by its service, wallet, amount and currency.
         */
        readonly "transaction-currency-rate-request": {
            /** @description The gateway's number of a transaction. */
            readonly id?: components["schemas"]["transaction-id"];
            /** @description Your number of a transaction. */
            readonly external_transaction_id?: components["schemas"]["external-transaction-id"];
            /** @description Service of the planned transaction. */
            readonly service_id?: components["schemas"]["service-id"];
            /** @description Wallet of the planned transaction. */
            readonly wallet_id?: components["schemas"]["wallet-id"];
            /**
             * @description Amount of the planned transaction in minor units of `amount_currency`.
             * @example 5000
             */
            readonly amount?: components["schemas"]["minor-units"];
            /**
             * @description Currency of the planned transaction.
             * @example USD
             */
            readonly amount_currency?: components["schemas"]["currency"];
        };
        readonly "timestamp-or-null": components["schemas"]["timestamp"] | null;
        /**
         * Conversion
         * @description One conversion.
         */
        readonly conversion: {
            /**
             * @description Currency of `amount`.
             * @example USD
             */
            readonly from: components["schemas"]["currency"];
            /** @description Currency of the wallet. */
            readonly to: components["schemas"]["currency"];
            /**
             * @description Units of `to` for one unit of `from`. `1` when both are the same.
             * @example 0.922300
             */
            readonly rate: components["schemas"]["decimal"];
            /**
             * @description Amount before conversion, in minor units of `from`.
             * @example 5000
             */
            readonly amount: components["schemas"]["minor-units"];
            /**
             * @description Amount after conversion, in minor units of `to`, before commissions.
             * @example 4612
             */
            readonly converted_amount: components["schemas"]["minor-units"];
            /** @description Until when a planned transaction gets this rate; register it before. `null` for one that has got it. */
            readonly expires_at: components["schemas"]["timestamp-or-null"];
        };
        /** Answer */
        readonly "transaction-currency-rate-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["conversion"];
        };
        /**
         * @description Your id of the payer. The same payer must always get the same one: limits, antifraud rules and saved cards hang on it. Send an id from your own system, never an e-mail address or a name.
         * @example customer-77
         */
        readonly "external-customer-id": string;
        /**
         * @description An IPv4 or IPv6 address.
         * @example 203.0.113.10
         */
        readonly "ip-address": string;
        /**
         * @description Language of the pages and messages that the payer sees.
         * @example en
         * @enum {string}
         */
        readonly locale: "en" | "uk" | "ru" | "pt" | "fr" | "es";
        /**
         * @description Your number of the order. It may repeat: two attempts to pay one order share it and differ in `external_transaction_id`.
         * @example cart-58
         */
        readonly "external-order-id": string;
        /**
         * @description Card security code of 3 or 4 digits. It is used once and never stored.
         * @example 123
         */
        readonly "secure-code": string;
        /**
         * Service fields
         * @description What the service needs to know, by slug. Every value is a string. Which slugs a service takes, which of them are required and their patterns are in `fields[]` of `service/list`; the slugs below are those of card services. A slug that the service does not have is refused with error 202, so that a mistyped one is not lost in silence.
         */
        readonly "service-fields": {
            /**
             * @description Card number without spaces, valid by the Luhn rule. Only for merchants who are PCI DSS compliant.
             * @example 4111111111111111
             */
            readonly card_number?: string;
            /**
             * @description Month of expiry, two digits.
             * @example 12
             */
            readonly expire_month?: string;
            /**
             * @description Year of expiry, four digits.
             * @example 2039
             */
            readonly expire_year?: string;
            readonly cvv?: components["schemas"]["secure-code"];
            /**
             * @description Name as printed on the card, in Latin letters.
             * @example ANNA EXAMPLE
             */
            readonly card_holder?: string;
            /**
             * @description Token of a saved card, instead of the card's number and expiry. An unknown one is rejected with error 16.
             * @example ct_demo0000000000000000000001
             */
            readonly card_token?: string;
            /**
             * @description Who starts a payment with `card_token`: `payer`, who is present and may have to confirm, or `merchant`, which needs an earlier payment that the payer authenticated.
             * @example payer
             * @enum {string}
             */
            readonly initiator?: "payer" | "merchant";
            /**
             * @description `true` asks for a token of the card used; `transaction/find` returns it in `card_token` after success.
             * @example true
             * @enum {string}
             */
            readonly issue_card_token?: "true" | "false";
        } & {
            readonly [key: string]: string;
        };
        /**
         * Format: uri
         * @description An absolute `https` address.
         * @example https://shop.example/return
         */
        readonly "https-url": string;
        /**
         * Addresses
         * @description Addresses for this transaction only. What is left out is taken from the point's settings.
         */
        readonly "return-urls": {
            /**
             * @description Where the gateway reports changes of this transaction. In v1 the text `{transaction_id}` in it is replaced by the transaction's id, here and in the point's setting.
             * @example https://shop.example/callbacks/gateway
             */
            readonly callback_url?: string;
            /**
             * @description Where the hosted page sends the payer after a payment. The visit proves nothing; wait for the callback.
             * @example https://shop.example/paid
             */
            readonly success_url?: components["schemas"]["https-url"];
            /**
             * @description Where the hosted page sends the payer after a failure.
             * @example https://shop.example/failed
             */
            readonly fail_url?: components["schemas"]["https-url"];
            /**
             * @description Where the hosted page sends a payer who gives up.
             * @example https://shop.example/cart
             */
            readonly cancel_url?: components["schemas"]["https-url"];
            /**
             * @description Where the page of a bank or a wallet sends the payer, only with `transaction/pay`. After 3-D Secure it is a `POST` with the form fields that `transaction/update` needs. After REDIRECT it is a `GET` without any: call `transaction/find`, since an update is error 213. It is your page and not the same as `success_url`.
             * @example https://shop.example/orders/return
             */
            readonly return_url?: components["schemas"]["https-url"];
        };
        /**
         * Extra data
         * @description Your own notes, echoed by `transaction/find` and in callbacks. Never put card data or secrets here.
         * @example {
         *       "campaign": "summer-sale"
         *     }
         */
        readonly extra: {
            readonly [key: string]: string;
        };
        /**
         * Browser
         * @description Data that the payer's browser reports. 3-D Secure 2 needs it to decide whether to ask the payer. Collect it on the page where the payer enters the card; left out, more payments are challenged or declined.
         */
        readonly "browser-data": {
            /**
             * @description The `Accept` header of the payer's request for your page.
             * @example text/html,application/xhtml+xml
             */
            readonly accept_header: string;
            /**
             * @description The `User-Agent` header, unchanged.
             * @example Mozilla/5.0 (X11; Linux x86_64) ExampleBrowser/1.0
             */
            readonly user_agent: string;
            /**
             * @description `navigator.language`.
             * @example en-GB
             */
            readonly language: string;
            /**
             * @description `screen.colorDepth`. Send the next lower allowed value for one that is not listed, 24 for 30.
             * @example 24
             * @enum {integer}
             */
            readonly color_depth: 1 | 4 | 8 | 15 | 16 | 24 | 32 | 48;
            /**
             * @description `screen.width` in pixels.
             * @example 1920
             */
            readonly screen_width: number;
            /**
             * @description `screen.height` in pixels.
             * @example 1080
             */
            readonly screen_height: number;
            /**
             * @description `new Date().getTimezoneOffset()` in minutes, so -120 for UTC+2.
             * @example -120
             */
            readonly time_zone_offset: number;
            /**
             * @description `navigator.javaEnabled()`.
             * @example false
             */
            readonly java_enabled: boolean;
            /**
             * @description Whether scripts run; `true` if you collected the values with one.
             * @example true
             */
            readonly javascript_enabled: boolean;
        };
        readonly "payment-request": {
            readonly service_id: components["schemas"]["service-id"];
            readonly external_transaction_id: components["schemas"]["external-transaction-id"];
            readonly account_id: components["schemas"]["account-id"];
            /** @description The wallet that is credited by a pay-in or debited by a payout. */
            readonly wallet_id: components["schemas"]["wallet-id"];
            /**
             * @description Amount in minor units of `amount_currency`, a whole number: `12540` for 125.40 EUR, `350` for 350 JPY. `limits` in `service/list` has the least and the most for each currency; beyond them the response is error 206 or 207.
             * @example 12540
             */
            readonly amount?: components["schemas"]["minor-units"];
            /** @description Currency of `amount`, ISO 4217. Without it the currency of the wallet is taken; a service that works in several currencies needs it, else error 108. */
            readonly amount_currency?: components["schemas"]["currency"];
            readonly external_customer_id: components["schemas"]["external-customer-id"];
            /** @description IPv4 or IPv6 address of the payer as your server sees it, not your own. For a payout without a payer present, the address from which the recipient asked for the money. */
            readonly customer_ip_address: components["schemas"]["ip-address"];
            readonly locale: components["schemas"]["locale"];
            readonly external_order_id?: components["schemas"]["external-order-id"];
            /**
             * @description What is paid for. The payer sees it on the hosted page and, where the method allows it, on the statement.
             * @example Order 1001
             */
            readonly description?: string;
            readonly fields?: components["schemas"]["service-fields"];
            readonly point?: components["schemas"]["return-urls"];
            readonly extra?: components["schemas"]["extra"];
            readonly browser_data?: components["schemas"]["browser-data"];
            /**
             * @description Token of the payer's visit to your page. Only where the point requires it, else error 18; every page view gets a new one.
             * @example tt_demo0000000000000000000001
             */
            readonly transparency_token?: string;
            /**
             * @description The pay-in that this payout refunds or passes on. Only where the service requires it, else error 218; one that does not exist is error 219.
             * @example 900001
             */
            readonly incoming_transaction_id?: components["schemas"]["transaction-id"];
            /**
             * @description Your own commission within `amount`, in the same minor units. Required where the point charges one (error 220), refused elsewhere (error 221).
             * @example 150
             */
            readonly external_commission_amount?: components["schemas"]["minor-units"];
        };
        /** Payment to register */
        readonly "transaction-create-request": components["schemas"]["payment-request"];
        /**
         * Format: int64
         * @description The sales point whose API token signs the call.
         * @example 4021
         */
        readonly "point-id": number;
        /**
         * @description State of the transaction: 0 new, 1 success, 2 failed, 3 cancelled, 4 reversed, 5 expired, 6 authorized, 10 pending. Treat a number that you do not know as not final.
         * @example 1
         * @enum {integer}
         */
        readonly "transaction-status": 0 | 1 | 2 | 3 | 4 | 5 | 6 | 10;
        /**
         * @description Why the transaction failed. Four digits; the first one is the group.
         * @example 2001
         */
        readonly "failure-reason-code": number;
        readonly "failure-reason-code-or-null": components["schemas"]["failure-reason-code"] | null;
        /**
         * @description An amount in whole coins as a decimal string, never in the coin's smallest unit. The number of decimals is the scale of the coin on its network.
         * @example 12.500000
         */
        readonly "crypto-amount": string;
        /**
         * @description Ticker of the coin, upper case.
         * @example USDT
         */
        readonly "crypto-currency": string;
        /**
         * @description Code of the blockchain network. The same coin lives on several networks; money sent on another one is lost.
         * @example TRON
         */
        readonly network: string;
        /**
         * Transaction
         * @description The transaction as it is now.
         */
        readonly transaction: {
            readonly id: components["schemas"]["transaction-id"];
            /** @description Your number of the payment. */
            readonly external_transaction_id: components["schemas"]["external-transaction-id"];
            /**
             * @description Your number of the order.
             * @example cart-58
             */
            readonly external_order_id: string | null;
            /** @description Your number of the payer. */
            readonly external_customer_id: components["schemas"]["external-customer-id"];
            readonly account_id: components["schemas"]["account-id"];
            readonly wallet_id: components["schemas"]["wallet-id"];
            /** @description The sales point that created the transaction. */
            readonly point_id: components["schemas"]["point-id"];
            /** @description The service that carries the transaction out. */
            readonly service_id: components["schemas"]["service-id"];
            readonly direction: components["schemas"]["direction"];
            readonly status: components["schemas"]["transaction-status"];
            /**
             * @description Why the transaction failed. A number only with status 2, else `null`.
             * @example 2001
             */
            readonly failure_reason_code: components["schemas"]["failure-reason-code-or-null"];
            /**
             * @description Grows with every change. Ignore a state whose revision is not higher than the one you have acted on.
             * @example 3
             */
            readonly revision: number;
            /**
             * @description `true` on a test point: no money moves.
             * @example true
             */
            readonly is_test: boolean;
            /**
             * @description Amount of the request in minor units of `amount_currency`. `null` where a card is saved without a payment.
             * @example 12540
             */
            readonly amount: components["schemas"]["minor-units-or-null"];
            /** @description Currency of all amounts that have no other beside them. */
            readonly amount_currency: components["schemas"]["currency"];
            /**
             * @description What the payer pays on top of `amount`.
             * @example 0
             */
            readonly customer_commission: components["schemas"]["minor-units"];
            /**
             * @description What the payer pays in all, `amount` and `customer_commission`. `null` where a card is saved only.
             * @example 12540
             */
            readonly payer_amount: components["schemas"]["minor-units-or-null"];
            /**
             * @description What the wallet is credited with (pay-in) or debited by (payout), after `point_commission`, in `wallet_currency`. `null` until the gateway has decided it, at the latest with status 1.
             * @example 12540
             */
            readonly wallet_amount: components["schemas"]["minor-units-or-null"];
            /** @description Currency of the wallet. */
            readonly wallet_currency: components["schemas"]["currency"];
            /**
             * @description What you pay for the transaction, in `wallet_currency`. `null` until the gateway has decided it.
             * @example 0
             */
            readonly point_commission: components["schemas"]["minor-units-or-null"];
            /**
             * @description Wallet currency for one unit of `amount_currency`. `null` where nothing is converted or not yet known.
             * @example 1.084200
             */
            readonly rate: components["schemas"]["decimal"] | null;
            /**
             * @description What is held on the card now. Above 0 only with status 6.
             * @example 0
             */
            readonly authorized_amount: components["schemas"]["minor-units"];
            /**
             * @description What was really taken (pay-in) or paid (payout). Ship for this amount, not for `amount`.
             * @example 12540
             */
            readonly captured_amount: components["schemas"]["minor-units"];
            /**
             * @description The amount of an accepted `transaction/complete` that the bank has not confirmed yet. Above 0 only with status 6. It falls to 0 with status 1, or when the bank declines the capture and the hold stays.
             * @example 0
             */
            readonly capture_pending_amount: components["schemas"]["minor-units"];
            /**
             * @description How much of `captured_amount` was refunded. After a partial refund the status stays 1; a full refund gives 4.
             * @example 0
             */
            readonly reversed_amount: components["schemas"]["minor-units"];
            /**
             * @description The amount of an accepted `transaction/cancel` that the method has not refunded yet. It is reserved in the wallet. When it is carried out it moves into `reversed_amount`; when the method refuses it, it falls to 0.
             * @example 0
             */
            readonly reversal_pending_amount: components["schemas"]["minor-units"];
            /** @description Amount in coins, only with a crypto service. */
            readonly crypto_amount?: components["schemas"]["crypto-amount"];
            /** @description Coin of `crypto_amount`, only with a crypto service. */
            readonly crypto_currency?: components["schemas"]["crypto-currency"];
            /** @description Network of the coin, only with a crypto service. */
            readonly network?: components["schemas"]["network"];
            /**
             * @description The description of the request.
             * @example Order 1001
             */
            readonly description: string | null;
            /** @description When the transaction was registered. */
            readonly created_at: components["schemas"]["timestamp"];
            /** @description When `revision` last grew. */
            readonly updated_at: components["schemas"]["timestamp"];
            /** @description Until when the payer can pay. `null` where no end is known. */
            readonly expires_at: components["schemas"]["timestamp-or-null"];
            /** @description When the status last became final. Else `null`. */
            readonly finished_at: components["schemas"]["timestamp-or-null"];
        };
        /**
         * Voucher
         * @description What the payer takes to the shop, bank or terminal.
         */
        readonly voucher: {
            /**
             * @description The number that the payer types in or gives to the cashier.
             * @example 99990000123456
             */
            readonly reference: string;
            /**
             * @description Content of the barcode, if the method has one. Draw it on your page in the given format.
             * @example 99990000123456
             */
            readonly barcode: string | null;
            /**
             * @description Symbology of the barcode.
             * @example code128
             * @enum {string|null}
             */
            readonly barcode_format: "code128" | "itf14" | null;
            /**
             * @description Hosted page with the voucher to print.
             * @example https://pay.gateway.example/v/900013
             */
            readonly url: components["schemas"]["https-url"];
            /** @description Latest time to pay. A payment on the last day can still arrive later. */
            readonly expires_at: components["schemas"]["timestamp"];
        };
        /**
         * QR code
         * @description What the payer scans, or copies into the bank's app.
         */
        readonly qr: {
            /**
             * @description Content of the QR code. Draw it yourself and offer it for copying too.
             * @example 00020101021226730014br.gov.bcb.pix2551qr.bank.example/v2/3f2b9c1e7a544d2e9a0b5c6d7e8f90125204000053039865406125.405802BR5909DEMO SHOP6009SAO PAULO62070503***63044B02
             */
            readonly payload: string;
            /**
             * @description Link that opens the app on a phone, if the method has one.
             * @example https://pay.gateway.example/q/900014
             */
            readonly url: string | null;
            /** @description Until when the code can be paid. */
            readonly expires_at: components["schemas"]["timestamp"];
        };
        /**
         * Requisites
         * @description Where the payer transfers the money from their own bank. The account is made for this payment; show all of it, with the exact `amount`.
         */
        readonly requisites: {
            /**
             * @description Kind of `account_number`.
             * @example clabe
             * @enum {string}
             */
            readonly type: "card" | "iban" | "clabe" | "cbu" | "cvu" | "cci" | "account" | "phone";
            /**
             * @description Number of the account.
             * @example 999000123456789015
             */
            readonly account_number: string;
            /**
             * @description Name of the account's holder.
             * @example DEMO COLLECT
             */
            readonly recipient_name: string;
            /**
             * @description Bank of the account.
             * @example Demo Bank
             */
            readonly bank_name: string | null;
            /**
             * @description Text or number that the payer must enter as the purpose. `null` where the account alone identifies the payment.
             * @example 900015
             */
            readonly reference: string | null;
            /** @description Exact amount to transfer, in minor units of `amount_currency`. */
            readonly amount: components["schemas"]["minor-units"];
            /**
             * @description Currency of the transfer.
             * @example MXN
             */
            readonly amount_currency: components["schemas"]["currency"];
            /** @description Until when the account waits for the money. */
            readonly expires_at: components["schemas"]["timestamp"];
        };
        /**
         * Result
         * @description What the payer needs to go on. Only the properties of the method in use are there.
         */
        readonly result: {
            /**
             * @description The hosted page. Send the payer there with a redirect; do not put it in a frame.
             * @example https://pay.gateway.example/p/900001
             */
            readonly pay_url?: components["schemas"]["https-url"];
            readonly voucher?: components["schemas"]["voucher"];
            readonly qr?: components["schemas"]["qr"];
            readonly requisites?: components["schemas"]["requisites"];
        };
        /**
         * Registered transaction
         * @description The registered transaction and where the payer pays.
         */
        readonly "created-transaction": components["schemas"]["transaction"] & {
            readonly result: WithRequired<components["schemas"]["result"], "pay_url">;
        };
        /** Answer */
        readonly "transaction-create-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["created-transaction"];
        };
        /** Payment to execute */
        readonly "transaction-pay-request": WithRequired<components["schemas"]["payment-request"], "amount">;
        /**
         * @description What the payer must do next. `NONE`: nothing, wait for the callback. `3DS`: post `acs_params` to `acs_url`, then call `transaction/update`. `OTP`: ask for the one-time code, then update with `otp_code`. `LOOKUP`: ask for the code from the bank's message, then update with `lookup_code`. `REDIRECT`: send the payer to `redirect_url`. `UNKNOWN`: not known yet; call `transaction/find` every 5 seconds for up to 60 seconds and read `authorization`, after that treat the transaction as pending and wait for the callback.
         * @example 3DS
         * @enum {string}
         */
        readonly "payer-auth": "NONE" | "3DS" | "OTP" | "LOOKUP" | "REDIRECT" | "UNKNOWN";
        /** Result */
        readonly "pay-result": components["schemas"]["result"] & {
            readonly payer_auth: components["schemas"]["payer-auth"];
            /**
             * @description With REDIRECT. Where to send the payer, who comes back to `return_url`.
             * @example https://pay.gateway.example/r/900011
             */
            readonly redirect_url?: components["schemas"]["https-url"];
            /**
             * @description With 3DS. Post `acs_params` there as a form from the payer's browser.
             * @example https://pay.gateway.example/acs/900004
             */
            readonly acs_url?: components["schemas"]["https-url"];
            /**
             * Form fields
             * @description With 3DS. The fields of that form, each with its name and value as given. Hold them in the payer's session until `expires_at` at most, so that a reload can post them again; never write them into a database or a log.
             * @example {
             *       "creq": "c2FuZGJveC1jcmVx",
             *       "threeDSSessionData": "c2FuZGJveC1zZXNzaW9u"
             *     }
             */
            readonly acs_params?: {
                readonly [key: string]: string;
            };
            /**
             * @description With OTP. Where the code went, masked. `null` where the bank does not say.
             * @example +998 ** *** ** 34
             */
            readonly code_sent_to?: string | null;
        };
        /**
         * Submitted transaction
         * @description The transaction and the next step for the payer.
         */
        readonly "paid-transaction": components["schemas"]["transaction"] & {
            readonly result: components["schemas"]["pay-result"];
        };
        /** Answer */
        readonly "transaction-pay-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["paid-transaction"];
        };
        /** Second step */
        readonly "transaction-update-request": {
            readonly id: components["schemas"]["transaction-id"];
            /**
             * Data of the step
             * @description For 3DS: every form field that the bank's page posted to `return_url`, with the same names and unchanged. For OTP: `otp_code`. For LOOKUP: `lookup_code`. Nothing of it is stored or returned.
             */
            readonly data: {
                /**
                 * @description Challenge response of 3-D Secure 2, base64url, as posted by the bank's page.
                 * @example c2FuZGJveC1wYXNzZWQ
                 */
                readonly cres?: string;
                /**
                 * @description Session data of 3-D Secure 2, as posted by the bank's page. Send it whenever it is there.
                 * @example c2FuZGJveC1zZXNzaW9u
                 */
                readonly threeDSSessionData?: string;
                /**
                 * @description Accepted old name. Response of 3-D Secure 1, base64. The card schemes have ended 3-D Secure 1; send `MD` with it if a bank still posts it.
                 * @example c2FuZGJveC1wYXJlcw
                 */
                readonly PaRes?: string;
                /**
                 * @description Accepted old name. Merchant data of 3-D Secure 1, as posted by the bank's page.
                 * @example c2FuZGJveC1tZA
                 */
                readonly MD?: string;
                /**
                 * @description The one-time code that the payer received.
                 * @example 123456
                 */
                readonly otp_code?: string;
                /**
                 * @description The code from the bank's message about the small amount held on the card.
                 * @example 4321
                 */
                readonly lookup_code?: string;
            } & {
                readonly [key: string]: string;
            };
        };
        /** Answer */
        readonly "transaction-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["transaction"];
        };
        /**
         * Which transaction
         * @description Exactly one of the two numbers.
         */
        readonly "transaction-find-request": {
            /** @description The gateway's number. An unknown one is error 200. */
            readonly id?: components["schemas"]["transaction-id"];
            /** @description Your number, the way to learn the outcome of a call that got no response. An unknown one is error 208. */
            readonly external_transaction_id?: components["schemas"]["external-transaction-id"];
        };
        /**
         * Authorization
         * @description Where the payer's confirmation stands, and the hold. A 3-D Secure step that was still UNKNOWN when `transaction/pay` returned is given here as REDIRECT: the gateway's own page carries it out.
         */
        readonly authorization: {
            /** @example NONE */
            readonly payer_auth: components["schemas"]["payer-auth"];
            /**
             * Format: uri
             * @description With REDIRECT. Where to send the payer now. Else `null`.
             * @example https://pay.gateway.example/r/900012
             */
            readonly redirect_url: string | null;
            /**
             * @description Approval code of the card's issuer. Banks ask for it in disputes.
             * @example T00001
             */
            readonly approval_code: string | null;
            /**
             * @description Retrieval reference number of a card payment. Banks find the payment by it.
             * @example 500100900001
             */
            readonly rrn: string | null;
            /** @description With status 6. Capture before this time; after it the hold lapses and the status becomes 3. */
            readonly hold_expires_at: components["schemas"]["timestamp-or-null"];
        };
        /**
         * @description Card number with the first 6 and the last 4 digits; every digit between them is an asterisk.
         * @example 411111******1111
         */
        readonly "card-mask": string;
        /**
         * Service fields
         * @description `fields` of the request without its secrets: a card number is masked; expiry, `cvv`, `card_token` and codes are left out.
         * @example {
         *       "card_number": "411111******1111",
         *       "card_holder": "ANNA EXAMPLE"
         *     }
         */
        readonly "masked-fields": {
            readonly card_number?: components["schemas"]["card-mask"];
        } & {
            readonly [key: string]: string;
        };
        /**
         * Whole transaction
         * @description The whole transaction.
         */
        readonly "transaction-state": components["schemas"]["transaction"] & {
            readonly authorization: components["schemas"]["authorization"];
            /** @description What the payer needs to go on, as `create` or `pay` returned it. `null` when there is nothing to do. */
            readonly result: components["schemas"]["result"] | null;
            readonly fields: components["schemas"]["masked-fields"];
            /**
             * @description `extra` of the request, unchanged.
             * @example {
             *       "campaign": "summer-sale"
             *     }
             */
            readonly extra: {
                readonly [key: string]: string;
            };
        };
        /**
         * @description Token of a saved card. It works for the account that it was issued to, is not a card number, and cannot pay alone. Store it as you store a password.
         * @example ct_demo0000000000000000000001
         */
        readonly "card-token": string;
        /**
         * Found transaction
         * @description The whole transaction as it is now.
         */
        readonly "found-transaction": components["schemas"]["transaction-state"] & {
            /**
             * @description Token of the card, after success, where the request had `fields.issue_card_token` or only saved a card. Else `null`. Callbacks leave it out.
             * @example ct_demo0000000000000000000001
             */
            readonly card_token: components["schemas"]["card-token"] | null;
        };
        /** Answer */
        readonly "transaction-find-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["found-transaction"];
        };
        /**
         * @description The `revision` that you have seen. When the transaction has changed since, nothing happens and the response is error 350. Send it, so that a call repeated after a time-out cannot act twice.
         * @example 3
         */
        readonly "expected-revision": number;
        /** Capture */
        readonly "transaction-complete-request": {
            /**
             * @description A transaction with status 6.
             * @example 900019
             */
            readonly id: components["schemas"]["transaction-id"];
            /**
             * @description What to capture, in minor units of the transaction's currency. Without it the gateway captures the whole hold. What remains is released; more than is held is error 223.
             * @example 10000
             */
            readonly amount?: components["schemas"]["minor-units"];
            /** @example 2 */
            readonly revision?: components["schemas"]["expected-revision"];
        };
        /** Cancellation */
        readonly "transaction-cancel-request": {
            readonly id: components["schemas"]["transaction-id"];
            /**
             * @description How much of a paid transaction to refund, in minor units of its currency, where the service is `full_and_part`. Without it the gateway refunds all that is left. An unpaid or held transaction is cancelled as a whole, so leave it out there.
             * @example 2540
             */
            readonly amount?: components["schemas"]["minor-units"];
            readonly revision?: components["schemas"]["expected-revision"];
        };
        /** Which transaction */
        readonly "transaction-issue-token-request": {
            /**
             * @description A card payment of your account with status 1.
             * @example 900001
             */
            readonly id: components["schemas"]["transaction-id"];
        };
        /**
         * Card token
         * @description A token of the card.
         */
        readonly "issued-token": {
            readonly card_token: components["schemas"]["card-token"];
            readonly card_mask: components["schemas"]["card-mask"];
            /**
             * @description Last month in which the card can pay, `YYYY-MM`. A later payment is error 19.
             * @example 2039-12
             */
            readonly expires: string;
        };
        /** Answer */
        readonly "transaction-issue-token-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["issued-token"];
        };
        /** Payment to check */
        readonly "transaction-validate-request": components["schemas"]["transaction-pay-request"];
        /**
         * Validation
         * @description Outcome of the checks.
         */
        readonly validation: {
            /**
             * @description `true` when every check passed. The state can still change before `transaction/pay`.
             * @example true
             */
            readonly valid: boolean;
            /** @description Every check that was made, in a fixed order. */
            readonly checks: readonly {
                /**
                 * @description What was checked. Ignore a name that you do not know.
                 * @example recipient
                 * @enum {string}
                 */
                readonly name: "service" | "currency" | "amount" | "fields" | "balance" | "limits" | "recipient";
                /**
                 * @description Whether the request passes it.
                 * @example true
                 */
                readonly passed: boolean;
                /**
                 * @description The error that `transaction/pay` would return. `null` when passed.
                 * @example 204
                 */
                readonly error_code: components["schemas"]["error-code"] | null;
                /**
                 * @description Detail for your developer. `null` when passed.
                 * @example fields.pix_key: no such recipient
                 */
                readonly message: string | null;
            }[];
        };
        /** Answer */
        readonly "transaction-validate-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["validation"];
        };
        /** Which transaction */
        readonly "transaction-resend-giftcode-request": {
            /**
             * @description A payout of a code with status 1.
             * @example 900018
             */
            readonly id: components["schemas"]["transaction-id"];
        };
        /**
         * Sent code
         * @description Where and when the code was sent.
         */
        readonly "resent-code": {
            /**
             * @description Where the code went, masked. It is the address of the payout and cannot be changed.
             * @example a***@customer.example
             */
            readonly sent_to: string;
            /** @description When it was sent. */
            readonly sent_at: components["schemas"]["timestamp"];
        };
        /** Answer */
        readonly "transaction-resend-giftcode-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["resent-code"];
        };
        /** Which transaction */
        readonly "transaction-p2p-get-methods-list-request": {
            /**
             * @description A P2P payment with status 10.
             * @example 900016
             */
            readonly id: components["schemas"]["transaction-id"];
        };
        /**
         * P2P methods
         * @description What is free now.
         */
        readonly methods: {
            /** @description Ways to transfer that are free now, in one response. Empty: none is free; ask again after some seconds or offer another service. */
            readonly p2p_methods: readonly {
                /**
                 * @description Number of the method, sent as `p2p_method_id`.
                 * @example 31
                 */
                readonly id: number;
                /**
                 * @description Name for the payer.
                 * @example Card of Demo Bank
                 */
                readonly name: string;
                /**
                 * @description Currency of the transfer.
                 * @example UAH
                 */
                readonly currency: components["schemas"]["currency"];
            }[];
        };
        /** Answer */
        readonly "transaction-p2p-get-methods-list-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["methods"];
        };
        /** Chosen method */
        readonly "transaction-p2p-get-recipient-card-request": {
            /**
             * @description A P2P payment with status 10.
             * @example 900016
             */
            readonly id: components["schemas"]["transaction-id"];
            /**
             * @description The method that the payer chose, an `id` of `transaction/p2p/get_methods_list`.
             * @example 31
             */
            readonly p2p_method_id: number;
        };
        /**
         * Requisites, ready or not
         * @description Where to transfer the money, once `ready` is `true`.
         */
        readonly "recipient-card": {
            /**
             * @description `true`: all but `retry_after` is there. `false`: only `retry_after` is there; call again after that time.
             * @example true
             */
            readonly ready: boolean;
            /**
             * @description Card or account to transfer to. It is complete, because the payer has to type it in; it is not the payer's own.
             * @example 9999990000000006
             */
            readonly recipient_card?: string;
            /**
             * @description Name of the holder.
             * @example DEMO COLLECT
             */
            readonly recipient_name?: string;
            /**
             * @description Bank of the recipient.
             * @example Demo Bank
             */
            readonly bank?: string;
            /**
             * @description Exact amount to transfer. It can differ from that of the request by some minor units. Another amount is not matched.
             * @example 150003
             */
            readonly amount?: components["schemas"]["minor-units"];
            /**
             * @description Currency of the transfer.
             * @example UAH
             */
            readonly amount_currency?: components["schemas"]["currency"];
            /** @description Until when the recipient is kept for this payer. */
            readonly expires_at?: components["schemas"]["timestamp"];
            /**
             * @description Seconds to wait before the next call.
             * @example 5
             */
            readonly retry_after?: number;
        };
        /** Answer */
        readonly "transaction-p2p-get-recipient-card-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["recipient-card"];
        };
        /** Confirmation */
        readonly "transaction-p2p-confirm-request": {
            /**
             * @description A P2P payment whose requisites were handed out.
             * @example 900016
             */
            readonly id: components["schemas"]["transaction-id"];
            /**
             * What the payer says of the transfer
             * @description Helps to find the money. The service says which form it takes; it proves nothing.
             */
            readonly confirmation_fields: {
                /**
                 * @description Last 4 digits of the card that the payer paid from.
                 * @example 1111
                 */
                readonly sender_card_tail?: string;
                /**
                 * @description Amount that the payer has transferred.
                 * @example 150003
                 */
                readonly confirmation_amount?: components["schemas"]["minor-units"];
                /**
                 * @description Card that the payer paid from. Only for merchants who are PCI DSS compliant.
                 * @example 4111111111111111
                 */
                readonly sender_card_number?: string;
                /**
                 * @description First name of the sender.
                 * @example Anna
                 */
                readonly sender_first_name?: string;
                /**
                 * @description Last name of the sender.
                 * @example Example
                 */
                readonly sender_last_name?: string;
            };
        };
        /** Which transaction */
        readonly "transaction-p2p-cancel-request": {
            /**
             * @description A P2P payment that has not been confirmed.
             * @example 900016
             */
            readonly id: components["schemas"]["transaction-id"];
        };
        /** Coin and network */
        readonly "transaction-get-crypto-address-request": {
            /**
             * @description A crypto pay-in with status 10.
             * @example 900017
             */
            readonly id: components["schemas"]["transaction-id"];
            /** @description Coin that the payer will send. The first call fixes it; another one later is error 350. */
            readonly crypto_currency: components["schemas"]["crypto-currency"];
            /** @description Network that the payer will send it on. The first call fixes it; another one later is error 350. */
            readonly network: components["schemas"]["network"];
        };
        /**
         * Crypto address
         * @description Show all of it to the payer. Money on another network, without the memo or after `expires_at` can be lost.
         */
        readonly "crypto-address": {
            /**
             * @description Where the payer sends the coins. With a `memo` several payments share the address; without one it is made for this transaction.
             * @example TBXSw8fM4jpQkGc6zZjsVABFpVN7UvXPdV
             */
            readonly address: string;
            readonly network: components["schemas"]["network"];
            readonly crypto_currency: components["schemas"]["crypto-currency"];
            /**
             * @description Memo, tag or comment that the payer must enter. `null` where the address alone names the payment.
             * @example 900017
             */
            readonly memo: string | null;
            /** @description Exact amount to send, in whole coins. The network's own fee comes on top. */
            readonly crypto_amount: components["schemas"]["crypto-amount"];
            /**
             * @description Units of the transaction's currency for one coin.
             * @example 0.921500
             */
            readonly rate: components["schemas"]["decimal"];
            /** @description Until when the rate holds. The coins must be on the network before. */
            readonly expires_at: components["schemas"]["timestamp"];
            /**
             * @description Blocks after which the payment counts.
             * @example 20
             */
            readonly confirmations_required: number;
        };
        /** Answer */
        readonly "transaction-get-crypto-address-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["crypto-address"];
        };
        /** Planned debit */
        readonly "binance-pay-notify-request": {
            /**
             * @description The service that the contract was signed with.
             * @example 1057
             */
            readonly service_id: components["schemas"]["service-id"];
            /**
             * @description The periodic contract that the payer signed. Contracts that are not periodic need no notice.
             * @example bc-700031
             */
            readonly contract_id: string;
            /** @description What will be debited. It may not exceed the limit of the contract. */
            readonly crypto_amount: components["schemas"]["crypto-amount"];
            /** @description Coin of the contract. */
            readonly crypto_currency: components["schemas"]["crypto-currency"];
            /**
             * Format: date
             * @description Day of the debit in UTC, 2 to 5 days ahead. Another day is error 204.
             * @example 2025-01-04
             */
            readonly debit_date: string;
        };
        /**
         * Notice
         * @description The notice that was sent.
         */
        readonly "debit-notice": {
            /**
             * @description The contract of the request.
             * @example bc-700031
             */
            readonly contract_id: string;
            /**
             * @description Number of the notice.
             * @example 41
             */
            readonly notice_id: number;
            /** @description Earliest time for the debit with `transaction/pay`. An earlier one is refused. */
            readonly debit_not_before: components["schemas"]["timestamp"];
        };
        /** Answer */
        readonly "binance-pay-notify-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["debit-notice"];
        };
        /** @description Exactly one of the two. */
        readonly "card-reference": {
            readonly card_token?: components["schemas"]["card-token"];
            /**
             * @description The card's number. Only for merchants who are PCI DSS compliant; others send the token.
             * @example 4111111111111111
             */
            readonly card_number?: string;
        };
        /** Which card */
        readonly "cards-check-request": components["schemas"]["card-reference"];
        /**
         * Lists
         * @description The lists that the card is on.
         */
        readonly "card-lists": {
            /**
             * @description On the white list; limits and antifraud rules of your point are relaxed for it.
             * @example true
             */
            readonly in_whitelist: boolean;
            /**
             * @description On the black list; every payment and payout with it is refused. The black list wins.
             * @example false
             */
            readonly in_blacklist: boolean;
        };
        /** Answer */
        readonly "cards-check-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["card-lists"];
        };
        /** Card to add */
        readonly "cards-whitelist-add-request": components["schemas"]["card-reference"];
        /**
         * @description Always `null`; code 0 says that it is done.
         * @constant
         */
        readonly "no-response": null;
        /** Answer */
        readonly "empty-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["no-response"];
        };
        /**
         * Identifiers of a payer
         * @description At least one. A payer is stopped when any of them is listed.
         */
        readonly "antifraud-stoplist-check-request": {
            /** @description Your number of the payer. */
            readonly external_customer_id?: components["schemas"]["external-customer-id"];
            /** @description IPv4 or IPv6 address of the payer. */
            readonly ip_address?: components["schemas"]["ip-address"];
            /**
             * Format: email
             * @description E-mail address of the payer.
             * @example anna@customer.example
             */
            readonly email?: string;
            /**
             * @description Phone number with the country code, digits only.
             * @example 380000000001
             */
            readonly phone?: string;
            readonly card_token?: components["schemas"]["card-token"];
            /**
             * @description Card number. Only for merchants who are PCI DSS compliant.
             * @example 4111111111111111
             */
            readonly card_number?: string;
            /**
             * @description Bank account number or IBAN without spaces.
             * @example DE89370400440532013000
             */
            readonly account_number?: string;
        };
        /**
         * Stop list
         * @description What is on the stop list.
         */
        readonly "stop-list": {
            /**
             * @description Whether at least one identifier is listed. A payment with it would be error 240.
             * @example true
             */
            readonly stopped: boolean;
            /** @description The identifiers that are listed. Do not tell the payer. */
            readonly matches: readonly {
                /**
                 * @description Which of the request's identifiers is listed.
                 * @example email
                 * @enum {string}
                 */
                readonly identifier: "external_customer_id" | "ip_address" | "email" | "phone" | "card_token" | "card_number" | "account_number";
                /**
                 * @description Its value, a card number masked. `null` for a card token.
                 * @example anna@customer.example
                 */
                readonly value: string | null;
                /** @description Since when it is listed. */
                readonly listed_at: components["schemas"]["timestamp"];
            }[];
        };
        /** Answer */
        readonly "antifraud-stoplist-check-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["stop-list"];
        };
        /**
         * @description Services that the page offers, in this order. Without it all pay-in services of your point that fit the currency.
         * @example [
         *       1042
         *     ]
         */
        readonly "service-ids": readonly components["schemas"]["service-id"][];
        readonly "invoice-content": {
            /** @description Amount to pay in minor units of `amount_currency`. With `items` it must be their sum. */
            readonly amount?: components["schemas"]["minor-units"];
            /** @description Currency of the invoice. */
            readonly amount_currency?: components["schemas"]["currency"];
            /**
             * @description What the invoice is for.
             * @example Consulting in January
             */
            readonly description?: string;
            /** @description Lines of the invoice. */
            readonly items?: readonly {
                /**
                 * @description What is sold.
                 * @example Consulting hour
                 */
                readonly name: string;
                /**
                 * @description How many.
                 * @example 2
                 */
                readonly quantity: number;
                /**
                 * @description Price of one, in minor units of the invoice's currency.
                 * @example 6270
                 */
                readonly price: components["schemas"]["minor-units"];
            }[];
            /**
             * @description Name of the payer on the invoice.
             * @example Anna Example
             */
            readonly customer_name?: string;
            /**
             * Format: email
             * @description Where the invoice is sent. `send` needs it.
             * @example anna@customer.example
             */
            readonly customer_email?: string;
            /** @description Language of the invoice. */
            readonly locale?: components["schemas"]["locale"];
            /** @description Services that the payer can choose. Without it all pay-in services of your point that fit the currency. */
            readonly service_ids?: components["schemas"]["service-ids"];
            /** @description Until when the invoice can be paid. */
            readonly expires_at?: components["schemas"]["timestamp"];
            readonly point?: components["schemas"]["return-urls"];
            readonly extra?: components["schemas"]["extra"];
        };
        /** Invoice to make */
        readonly "invoice-create-request": {
            readonly account_id: components["schemas"]["account-id"];
            /** @description Wallet that is credited by the payment. */
            readonly wallet_id: components["schemas"]["wallet-id"];
            /**
             * @description Your number of the invoice, unique per account. The same number with the same body returns the invoice that exists; with another body it is error 350. The payment carries it as `external_order_id`.
             * @example invoice-2025-014
             */
            readonly external_invoice_id: string;
            readonly external_customer_id: components["schemas"]["external-customer-id"];
        } & components["schemas"]["invoice-content"] & {
            /**
             * @description `true` sends it by e-mail and makes it payable at once. Else it stays a `draft`.
             * @default false
             * @example true
             */
            readonly send?: boolean;
        };
        /**
         * Format: int64
         * @description Number of the invoice.
         * @example 8001
         */
        readonly "invoice-id": number;
        /**
         * @description `draft`: not given to the payer. `sent`: can be paid under `url`. `paid`: paid by `transaction_id`. `expired`: its time ran out. `deleted`: withdrawn by you.
         * @example sent
         * @enum {string}
         */
        readonly "invoice-status": "draft" | "sent" | "paid" | "expired" | "deleted";
        /**
         * Invoice
         * @description A payable link for one payment.
         */
        readonly invoice: {
            readonly id: components["schemas"]["invoice-id"];
            /**
             * @description Your number of the invoice.
             * @example invoice-2025-014
             */
            readonly external_invoice_id: string;
            /** @description Your number of the payer. */
            readonly external_customer_id: components["schemas"]["external-customer-id"];
            readonly account_id: components["schemas"]["account-id"];
            /** @description Wallet that is credited. */
            readonly wallet_id: components["schemas"]["wallet-id"];
            /**
             * @description Where the payer pays. It can be opened by anybody who has it, and paid while the status is `sent`.
             * @example https://pay.gateway.example/i/8001
             */
            readonly url: components["schemas"]["https-url"];
            readonly status: components["schemas"]["invoice-status"];
            /**
             * @description The transaction that paid it, once it is `paid`.
             * @example 900021
             */
            readonly transaction_id: number | null;
        } & components["schemas"]["invoice-content"] & {
            /** @description When it was made. */
            readonly created_at?: components["schemas"]["timestamp"];
            /** @description When it was last changed. */
            readonly updated_at?: components["schemas"]["timestamp"];
            /** @description When it was paid. Else `null`. */
            readonly paid_at?: components["schemas"]["timestamp-or-null"];
        };
        /** Answer */
        readonly "invoice-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["invoice"];
        };
        /**
         * Which invoice
         * @description Exactly one of the two numbers.
         */
        readonly "invoice-find-request": {
            /** @description The gateway's number. */
            readonly invoice_id?: components["schemas"]["invoice-id"];
            /**
             * @description Your number.
             * @example invoice-2025-014
             */
            readonly external_invoice_id?: string;
        };
        /**
         * Changes of an invoice
         * @description What is left out stays as it is. Only a `draft` and a `sent` invoice can be changed, and not while a payment is under way.
         */
        readonly "invoice-update-request": {
            readonly invoice_id: components["schemas"]["invoice-id"];
        } & components["schemas"]["invoice-content"] & {
            /**
             * @description `true` sends the changed invoice by e-mail, a `sent` one again.
             * @default false
             * @example true
             */
            readonly send?: boolean;
        };
        /** Which invoice */
        readonly "invoice-delete-request": {
            readonly invoice_id: components["schemas"]["invoice-id"];
        };
        /** Token to issue */
        readonly "invoicing-token-request": {
            /** @description The account whose payment pages the token may manage. */
            readonly account_id: components["schemas"]["account-id"];
        };
        /**
         * @description Send it as `Authorization: Bearer`. Anyone who has it can manage your payment pages; keep it on the server.
         * @example bt_demo0000000000000000000001
         */
        readonly "bearer-token": string;
        /**
         * Bearer token
         * @description The token and how long it works.
         */
        readonly token: {
            readonly token: components["schemas"]["bearer-token"];
            /** @description Until when it works; later the response is error 19. Get a new one some minutes before. */
            readonly expires_at: components["schemas"]["timestamp"];
        };
        /** Answer */
        readonly "invoicing-token-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["token"];
        };
        /** Token to revoke */
        readonly "invoicing-revoke-token-request": {
            readonly token: components["schemas"]["bearer-token"];
        };
        /**
         * Format: int64
         * @description Number of the page template.
         * @example 6101
         */
        readonly "template-id": number;
        /**
         * Format: int64
         * @description Amount in minor units of `amount_currency`. `null`, or left out, lets the payer enter the amount.
         * @example 12540
         */
        readonly "page-amount": number | null;
        /**
         * @description What the page asks the payer for, beside what the chosen service needs.
         * @example [
         *       "email"
         *     ]
         */
        readonly "payer-fields": readonly ("email" | "phone" | "first_name" | "last_name" | "comment")[];
        readonly "page-content": {
            /**
             * @description Heading of the page.
             * @example Donation
             */
            readonly title?: string;
            /**
             * @description Text below the heading. Plain text.
             * @example Thank you for your support.
             */
            readonly description?: string;
            readonly amount?: components["schemas"]["page-amount"];
            /** @description Currency of the page. */
            readonly amount_currency?: components["schemas"]["currency"];
            readonly service_ids?: components["schemas"]["service-ids"];
            readonly payer_fields?: components["schemas"]["payer-fields"];
            /** @description Language of the page. */
            readonly locale?: components["schemas"]["locale"];
        };
        readonly "page-limits": {
            /** @description Until when the page can be paid. `null`, or left out, means no such limit. */
            readonly expires_at?: components["schemas"]["timestamp-or-null"];
            /**
             * @description How many successful payments close the page, 1 for a page for one payer. `null`, or left out, means no such limit.
             * @example 1
             */
            readonly max_payments?: number | null;
            readonly point?: components["schemas"]["return-urls"];
        };
        /**
         * Payment page to make
         * @description What is left out is taken from the template, if `template_id` names one.
         */
        readonly "payment-page-create-request": {
            /**
             * @description Your number of the page, unique per account. The same number with the same body returns the page that exists; with another body it is error 350. So a repeated call never makes a second page. Payments on the page carry it as `external_order_id`.
             * @example page-21
             */
            readonly external_page_id: string;
            /** @description Wallet that is credited by payments on the page. */
            readonly wallet_id: components["schemas"]["wallet-id"];
            /** @description Template to take what is left out from. Later changes of the template do not change the page. */
            readonly template_id?: components["schemas"]["template-id"];
        } & components["schemas"]["page-content"] & components["schemas"]["page-limits"];
        /**
         * Format: int64
         * @description Number of the payment page.
         * @example 6001
         */
        readonly "page-id": number;
        /**
         * @description `active`: can be paid. `expired`: its time or its number of payments is used up; more of it makes the page `active` again. `archived`: closed by you; it is never opened again.
         * @example active
         * @enum {string}
         */
        readonly "page-status": "active" | "expired" | "archived";
        /**
         * Payment page
         * @description A page under a link of its own that payers can pay on, once or many times.
         */
        readonly "payment-page": {
            readonly id: components["schemas"]["page-id"];
            /**
             * @description Your number of the page.
             * @example page-21
             */
            readonly external_page_id: string;
            /**
             * @description The link to give to payers.
             * @example https://pay.gateway.example/pages/6001
             */
            readonly url: components["schemas"]["https-url"];
            readonly status: components["schemas"]["page-status"];
            /** @description Wallet that is credited. */
            readonly wallet_id: components["schemas"]["wallet-id"];
            /**
             * @description The template that it was made from.
             * @example 6101
             */
            readonly template_id: number | null;
        } & components["schemas"]["page-content"] & components["schemas"]["page-limits"] & {
            /**
             * @description How many payments on the page came to status 1.
             * @example 0
             */
            readonly payments_count?: number;
            /** @description When it was made. */
            readonly created_at?: components["schemas"]["timestamp"];
            /** @description When it was last changed. */
            readonly updated_at?: components["schemas"]["timestamp"];
        };
        /** Answer */
        readonly "payment-page-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["payment-page"];
        };
        /** Which payment page */
        readonly "payment-page-get-request": {
            readonly page_id: components["schemas"]["page-id"];
        };
        /**
         * Which payment pages
         * @description All pages of the account, the newest first, or those with the given status.
         */
        readonly "payment-page-list-request": {
            /** @description Only pages with this status. */
            readonly status?: components["schemas"]["page-status"];
            readonly limit?: components["schemas"]["limit"];
            readonly cursor?: components["schemas"]["cursor"];
        };
        /**
         * Payment pages
         * @description A part of the list.
         */
        readonly "payment-pages": {
            /** @description Pages, the newest first. */
            readonly pages: readonly components["schemas"]["payment-page"][];
            readonly next_cursor: components["schemas"]["next-cursor"];
        };
        /** Answer */
        readonly "payment-page-list-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["payment-pages"];
        };
        /**
         * Changes of a payment page
         * @description What is left out stays as it is. Payments under way keep the old values. An archived page cannot be changed.
         */
        readonly "payment-page-update-request": {
            readonly page_id: components["schemas"]["page-id"];
        } & components["schemas"]["page-content"] & components["schemas"]["page-limits"];
        /** Which payment page */
        readonly "payment-page-archive-request": {
            readonly page_id: components["schemas"]["page-id"];
        };
        /** Template to make */
        readonly "page-template-create-request": {
            /**
             * @description Name for yourself; payers never see it.
             * @example Donations
             */
            readonly name: string;
        } & components["schemas"]["page-content"];
        /**
         * @description `active`: new pages can be made from it. `archived`: closed; pages made from it stay.
         * @example active
         * @enum {string}
         */
        readonly "template-status": "active" | "archived";
        /**
         * Page template
         * @description What new payment pages start from.
         */
        readonly "page-template": {
            readonly id: components["schemas"]["template-id"];
            /**
             * @description Name for yourself.
             * @example Donations
             */
            readonly name: string;
            readonly status: components["schemas"]["template-status"];
        } & components["schemas"]["page-content"] & {
            /** @description When it was made. */
            readonly created_at?: components["schemas"]["timestamp"];
            /** @description When it was last changed. */
            readonly updated_at?: components["schemas"]["timestamp"];
        };
        /** Answer */
        readonly "page-template-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["page-template"];
        };
        /** Which template */
        readonly "page-template-get-request": {
            readonly template_id: components["schemas"]["template-id"];
        };
        /**
         * Which templates
         * @description All templates of the account, the newest first, or those with the given status.
         */
        readonly "page-template-list-request": {
            /** @description Only templates with this status. */
            readonly status?: components["schemas"]["template-status"];
            readonly limit?: components["schemas"]["limit"];
            readonly cursor?: components["schemas"]["cursor"];
        };
        /**
         * Page templates
         * @description A part of the list.
         */
        readonly "page-templates": {
            /** @description Templates, the newest first. */
            readonly templates: readonly components["schemas"]["page-template"][];
            readonly next_cursor: components["schemas"]["next-cursor"];
        };
        /** Answer */
        readonly "page-template-list-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["page-templates"];
        };
        /**
         * Changes of a template
         * @description What is left out stays as it is. Pages made from the template before do not change.
         */
        readonly "page-template-update-request": {
            readonly template_id: components["schemas"]["template-id"];
            /**
             * @description Name for yourself; payers never see it.
             * @example Donations
             */
            readonly name?: string;
        } & components["schemas"]["page-content"];
        /** Which template */
        readonly "page-template-archive-request": {
            readonly template_id: components["schemas"]["template-id"];
        };
        /**
         * Whose look
         * @description The look of one page, or without `page_id` the standard look of the account.
         */
        readonly "page-customization-get-request": {
            readonly page_id?: components["schemas"]["page-id"];
        };
        /**
         * @description A colour as `#rrggbb`.
         * @example #1f6feb
         */
        readonly colour: string;
        readonly "page-look": {
            /**
             * Format: uri
             * @description Picture shown at the top, SVG or PNG under https. It is copied when you set it. `null` shows none.
             * @example https://shop.example/logo.svg
             */
            readonly logo_url?: string | null;
            /** @description Colour of buttons and links as `#rrggbb`. It needs a contrast of 4.5 to 1 with the background, else error 204. */
            readonly brand_color?: components["schemas"]["colour"];
            /**
             * @description Colour of the background as `#rrggbb`.
             * @example #ffffff
             */
            readonly background_color?: components["schemas"]["colour"];
            /**
             * Format: uri
             * @description Your terms, linked below the button. `null` shows none.
             * @example https://shop.example/terms
             */
            readonly terms_url?: string | null;
            /**
             * Format: email
             * @description Address for questions of payers. `null` shows none.
             * @example help@shop.example
             */
            readonly support_email?: string | null;
            /**
             * @description Text shown after a payment. `null` shows the standard text.
             * @example Thank you! The receipt is on its way.
             */
            readonly success_text?: string | null;
        };
        /**
         * Look of payment pages
         * @description The look and whose it is.
         */
        readonly "page-customization": {
            /**
             * @description The page. `null` for the standard look of the account.
             * @example 6001
             */
            readonly page_id: number | null;
        } & components["schemas"]["page-look"] & {
            /** @description When it was last changed. */
            readonly updated_at?: components["schemas"]["timestamp"];
        };
        /** Answer */
        readonly "page-customization-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["page-customization"];
        };
        /**
         * Changes of the look
         * @description What is left out stays as it is. Without `page_id` the standard look of the account is changed, and with it every page that has none of its own.
         */
        readonly "page-customization-update-request": {
            readonly page_id?: components["schemas"]["page-id"];
        } & components["schemas"]["page-look"];
        /**
         * Which transactions
         * @description Transactions of one page, the newest first.
         */
        readonly "page-transactions-list-request": {
            readonly page_id: components["schemas"]["page-id"];
            /** @description Only transactions registered at this time or later. */
            readonly from?: components["schemas"]["timestamp"];
            /** @description Only transactions registered before this time. */
            readonly to?: components["schemas"]["timestamp"];
            /**
             * @description Only transactions with one of these statuses.
             * @example [
             *       1
             *     ]
             */
            readonly statuses?: readonly components["schemas"]["transaction-status"][];
            readonly limit?: components["schemas"]["limit"];
            readonly cursor?: components["schemas"]["cursor"];
        };
        /**
         * Transactions of a page
         * @description A part of the list.
         */
        readonly "page-transactions": {
            /** @description Transactions, the newest first. */
            readonly transactions: readonly components["schemas"]["transaction"][];
            readonly next_cursor: components["schemas"]["next-cursor"];
        };
        /** Answer */
        readonly "page-transactions-list-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["page-transactions"];
        };
    };
    responses: never;
    parameters: {
        /**
         * @description The service, an `id` of `service/list`. It is part of the path that v2 signs.
         * @example 1052
         */
        readonly "service-id": components["schemas"]["service-id"];
        /**
         * @description Your key for this one attempt to move money, such as the id of the row that you stored before the call. The gateway carries out the same key with the same path and body once, as long as your provider keeps keys. The repeated call gets the stored response and the header `Idempotent-Replayed`. With another path or body it is error 350. The signature does not cover this header.
         * @example refund-7f3c21d0-order-1001
         */
        readonly "idempotency-key": string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly "service-list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["service-list-request"];
            };
        };
        readonly responses: {
            /** @description The services open to the point. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["service-list-answer"];
                };
            };
        };
    };
    readonly "service-get": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The service, an `id` of `service/list`. It is part of the path that v2 signs.
                 * @example 1052
                 */
                readonly service_id: components["parameters"]["service-id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["service-get-request"];
            };
        };
        readonly responses: {
            /** @description The service and its commissions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["service-get-answer"];
                };
            };
        };
    };
    readonly "account-info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["account-info-request"];
            };
        };
        readonly responses: {
            /** @description The account and its wallets. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["account-info-answer"];
                };
            };
        };
    };
    readonly "currency-rates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["currency-rates-request"];
            };
        };
        readonly responses: {
            /** @description The rates used now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["currency-rates-answer"];
                };
            };
        };
    };
    readonly "transaction-currency-rate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["transaction-currency-rate-request"];
            };
        };
        readonly responses: {
            /** @description The rate of the transaction. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["transaction-currency-rate-answer"];
                };
            };
        };
    };
    readonly "transaction-create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your key for this one attempt to move money, such as the id of the row that you stored before the call. The gateway carries out the same key with the same path and body once, as long as your provider keeps keys. The repeated call gets the stored response and the header `Idempotent-Replayed`. With another path or body it is error 350. The signature does not cover this header.
                 * @example refund-7f3c21d0-order-1001
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["transaction-create-request"];
            };
        };
        readonly responses: {
            /** @description The payment is registered. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["transaction-create-answer"];
                };
            };
        };
    };
    readonly "transaction-pay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your key for this one attempt to move money, such as the id of the row that you stored before the call. The gateway carries out the same key with the same path and body once, as long as your provider keeps keys. The repeated call gets the stored response and the header `Idempotent-Replayed`. With another path or body it is error 350. The signature does not cover this header.
                 * @example refund-7f3c21d0-order-1001
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["transaction-pay-request"];
            };
        };
        readonly responses: {
            /** @description The transaction is registered; its status says how far it is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["transaction-pay-answer"];
                };
            };
        };
    };
    readonly "transaction-update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your key for this one attempt to move money, such as the id of the row that you stored before the call. The gateway carries out the same key with the same path and body once, as long as your provider keeps keys. The repeated call gets the stored response and the header `Idempotent-Replayed`. With another path or body it is error 350. The signature does not cover this header.
                 * @example refund-7f3c21d0-order-1001
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["transaction-update-request"];
            };
        };
        readonly responses: {
            /** @description The step was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["transaction-answer"];
                };
            };
        };
    };
    readonly "transaction-find": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["transaction-find-request"];
            };
        };
        readonly responses: {
            /** @description The transaction as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["transaction-find-answer"];
                };
            };
        };
    };
    readonly "transaction-complete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your key for this one attempt to move money, such as the id of the row that you stored before the call. The gateway carries out the same key with the same path and body once, as long as your provider keeps keys. The repeated call gets the stored response and the header `Idempotent-Replayed`. With another path or body it is error 350. The signature does not cover this header.
                 * @example refund-7f3c21d0-order-1001
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["transaction-complete-request"];
            };
        };
        readonly responses: {
            /** @description The capture was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["transaction-answer"];
                };
            };
        };
    };
    readonly "transaction-cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your key for this one attempt to move money, such as the id of the row that you stored before the call. The gateway carries out the same key with the same path and body once, as long as your provider keeps keys. The repeated call gets the stored response and the header `Idempotent-Replayed`. With another path or body it is error 350. The signature does not cover this header.
                 * @example refund-7f3c21d0-order-1001
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["transaction-cancel-request"];
            };
        };
        readonly responses: {
            /** @description The transaction was cancelled or reversed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["transaction-answer"];
                };
            };
        };
    };
    readonly "transaction-issue-token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["transaction-issue-token-request"];
            };
        };
        readonly responses: {
            /** @description The token of the card. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["transaction-issue-token-answer"];
                };
            };
        };
    };
    readonly "transaction-validate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["transaction-validate-request"];
            };
        };
        readonly responses: {
            /** @description The checks were made; `valid` says whether all passed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["transaction-validate-answer"];
                };
            };
        };
    };
    readonly "transaction-resend-giftcode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["transaction-resend-giftcode-request"];
            };
        };
        readonly responses: {
            /** @description The code was sent. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["transaction-resend-giftcode-answer"];
                };
            };
        };
    };
    readonly "transaction-p2p-get-methods-list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["transaction-p2p-get-methods-list-request"];
            };
        };
        readonly responses: {
            /** @description The methods that are free now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["transaction-p2p-get-methods-list-answer"];
                };
            };
        };
    };
    readonly "transaction-p2p-get-recipient-card": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["transaction-p2p-get-recipient-card-request"];
            };
        };
        readonly responses: {
            /** @description The requisites, or that they are not ready. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["transaction-p2p-get-recipient-card-answer"];
                };
            };
        };
    };
    readonly "transaction-p2p-confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your key for this one attempt to move money, such as the id of the row that you stored before the call. The gateway carries out the same key with the same path and body once, as long as your provider keeps keys. The repeated call gets the stored response and the header `Idempotent-Replayed`. With another path or body it is error 350. The signature does not cover this header.
                 * @example refund-7f3c21d0-order-1001
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["transaction-p2p-confirm-request"];
            };
        };
        readonly responses: {
            /** @description The confirmation was taken; the status is unchanged. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["transaction-answer"];
                };
            };
        };
    };
    readonly "transaction-p2p-cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["transaction-p2p-cancel-request"];
            };
        };
        readonly responses: {
            /** @description The payment was cancelled. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["transaction-answer"];
                };
            };
        };
    };
    readonly "transaction-get-crypto-address": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["transaction-get-crypto-address-request"];
            };
        };
        readonly responses: {
            /** @description The address and the exact amount. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["transaction-get-crypto-address-answer"];
                };
            };
        };
    };
    readonly "binance-pay-notify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["binance-pay-notify-request"];
            };
        };
        readonly responses: {
            /** @description The notice was sent. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["binance-pay-notify-answer"];
                };
            };
        };
    };
    readonly "cards-check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["cards-check-request"];
            };
        };
        readonly responses: {
            /** @description The lists that the card is on. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["cards-check-answer"];
                };
            };
        };
    };
    readonly "cards-whitelist-add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["cards-whitelist-add-request"];
            };
        };
        readonly responses: {
            /** @description The card is on the white list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["empty-answer"];
                };
            };
        };
    };
    readonly "antifraud-stoplist-check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["antifraud-stoplist-check-request"];
            };
        };
        readonly responses: {
            /** @description Whether the payer is on the stop list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["antifraud-stoplist-check-answer"];
                };
            };
        };
    };
    readonly "invoice-create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["invoice-create-request"];
            };
        };
        readonly responses: {
            /** @description The invoice is made. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["invoice-answer"];
                };
            };
        };
    };
    readonly "invoice-find": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["invoice-find-request"];
            };
        };
        readonly responses: {
            /** @description The invoice. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["invoice-answer"];
                };
            };
        };
    };
    readonly "invoice-update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["invoice-update-request"];
            };
        };
        readonly responses: {
            /** @description The invoice is changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["invoice-answer"];
                };
            };
        };
    };
    readonly "invoice-delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["invoice-delete-request"];
            };
        };
        readonly responses: {
            /** @description The invoice is withdrawn. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["invoice-answer"];
                };
            };
        };
    };
    readonly "invoicing-token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["invoicing-token-request"];
            };
        };
        readonly responses: {
            /** @description The token. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["invoicing-token-answer"];
                };
            };
        };
    };
    readonly "invoicing-revoke-token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["invoicing-revoke-token-request"];
            };
        };
        readonly responses: {
            /** @description The token is revoked. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["empty-answer"];
                };
            };
        };
    };
    readonly "payment-page-create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["payment-page-create-request"];
            };
        };
        readonly responses: {
            /** @description The page is made. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["payment-page-answer"];
                };
            };
        };
    };
    readonly "payment-page-get": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["payment-page-get-request"];
            };
        };
        readonly responses: {
            /** @description The page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["payment-page-answer"];
                };
            };
        };
    };
    readonly "payment-page-list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["payment-page-list-request"];
            };
        };
        readonly responses: {
            /** @description The pages of the account. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["payment-page-list-answer"];
                };
            };
        };
    };
    readonly "payment-page-update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["payment-page-update-request"];
            };
        };
        readonly responses: {
            /** @description The page is changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["payment-page-answer"];
                };
            };
        };
    };
    readonly "payment-page-archive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["payment-page-archive-request"];
            };
        };
        readonly responses: {
            /** @description The page is closed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["payment-page-answer"];
                };
            };
        };
    };
    readonly "page-template-create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["page-template-create-request"];
            };
        };
        readonly responses: {
            /** @description The template is made. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["page-template-answer"];
                };
            };
        };
    };
    readonly "page-template-get": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["page-template-get-request"];
            };
        };
        readonly responses: {
            /** @description The template. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["page-template-answer"];
                };
            };
        };
    };
    readonly "page-template-list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["page-template-list-request"];
            };
        };
        readonly responses: {
            /** @description The templates of the account. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["page-template-list-answer"];
                };
            };
        };
    };
    readonly "page-template-update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["page-template-update-request"];
            };
        };
        readonly responses: {
            /** @description The template is changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["page-template-answer"];
                };
            };
        };
    };
    readonly "page-template-archive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["page-template-archive-request"];
            };
        };
        readonly responses: {
            /** @description The template is closed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["page-template-answer"];
                };
            };
        };
    };
    readonly "page-customization-get": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["page-customization-get-request"];
            };
        };
        readonly responses: {
            /** @description The look. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["page-customization-answer"];
                };
            };
        };
    };
    readonly "page-customization-update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["page-customization-update-request"];
            };
        };
        readonly responses: {
            /** @description The look is changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["page-customization-answer"];
                };
            };
        };
    };
    readonly "page-transactions-list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["page-transactions-list-request"];
            };
        };
        readonly responses: {
            /** @description The transactions of the page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["page-transactions-list-answer"];
                };
            };
        };
    };
    readonly callback: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The point that created the transaction, and whose newer API token signs.
                 * @example 4021
                 */
                readonly "X-Point-Id": string;
                /**
                 * @description Time of this attempt in unix seconds. Every attempt is signed again.
                 * @example 1735689600
                 */
                readonly "X-Timestamp": string;
                /**
                 * @description `hex(HMAC-SHA256(api_token, X-Timestamp + ".callback." + raw body))`, lower case. Compare it in constant time, over the raw bytes, before you parse the body.
                 * @example fc847496451a9775aa3ba992c93a579ca89c4d93f195661f7fd607fc90747235
                 */
                readonly "X-Signature": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["transaction-state"];
            };
        };
        readonly responses: {
            /** @description Taken. Any 2xx will do; the body is not read. Anything else, a 3xx too, is a failure and is repeated. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
