export interface paths {
    readonly "/api/reports/v2/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Order a report */
        readonly post: operations["report-create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/reports/v2/check-report": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Check a report */
        readonly post: operations["report-check"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/reports/v2/report": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Fetch a report */
        readonly post: operations["report-get"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/reports/v2/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List reports */
        readonly post: operations["report-list"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description `transactions`: one row for each transaction that last changed (`updated_at`) in the period, also by a refund in part. `balance_history`: one row for each movement of a wallet in the period.
         * @example transactions
         * @enum {string}
         */
        readonly "report-type": "transactions" | "balance_history";
        /**
         * @description `json` gives rows in the response of `report`; `csv` and `xlsx` give a link to a file.
         * @example json
         * @enum {string}
         */
        readonly "report-format": "json" | "csv" | "xlsx";
        /**
         * Format: int64
         * @description Your account.
         * @example 5001
         */
        readonly "account-id": number;
        /**
         * Format: date-time
         * @description A timestamp in UTC as RFC 3339, whole seconds, always with `Z`.
         * @example 2025-01-01T00:00:00Z
         */
        readonly timestamp: string;
        /**
         * Format: int64
         * @description The wallet, a balance of the account in one currency, that is credited or debited.
         * @example 7001
         */
        readonly "wallet-id": number;
        /**
         * Format: int64
         * @description The service, which is one payment method in one direction. `service/list` names those open to your point.
         * @example 1042
         */
        readonly "service-id": number;
        /**
         * @description State of the transaction: 0 new, 1 success, 2 failed, 3 cancelled, 4 reversed, 5 expired, 6 authorized, 10 pending. Treat a number that you do not know as not final.
         * @example 1
         * @enum {integer}
         */
        readonly "transaction-status": 0 | 1 | 2 | 3 | 4 | 5 | 6 | 10;
        /** Report to make */
        readonly "report-create-request": {
            readonly type: components["schemas"]["report-type"];
            readonly format: components["schemas"]["report-format"];
            readonly account_id: components["schemas"]["account-id"];
            /** @description Start of the period in UTC, inclusive. */
            readonly from: components["schemas"]["timestamp"];
            /** @description End of the period in UTC, exclusive. So that months neither overlap nor leave a gap, send the first timestamp of the next month. */
            readonly to: components["schemas"]["timestamp"];
            /** @description Only this wallet. */
            readonly wallet_id?: components["schemas"]["wallet-id"];
            /** @description Only this service, for `transactions`. */
            readonly service_id?: components["schemas"]["service-id"];
            /**
             * @description Only transactions with one of these statuses, for `transactions`. Without it all of them.
             * @example [
             *       1,
             *       4
             *     ]
             */
            readonly statuses?: readonly components["schemas"]["transaction-status"][];
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
         * @description Number of the report.
         * @example 3001
         */
        readonly "report-id": number;
        /**
         * @description `new`: waits for its turn. `processing`: being made. `ready`: can be fetched. `failed`: `reason` says why; order it again.
         * @example ready
         * @enum {string}
         */
        readonly "report-status": "new" | "processing" | "ready" | "failed";
        /**
         * State of a report
         * @description How far the report is.
         */
        readonly "report-state": {
            readonly report_id: components["schemas"]["report-id"];
            /** @example new */
            readonly status: components["schemas"]["report-status"];
            /**
             * @description Why it failed, only with the status `failed`. For your developer.
             * @example the period has more than 1000000 rows
             */
            readonly reason?: string;
        };
        /** Answer */
        readonly "report-create-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["report-state"];
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
        /** Which report */
        readonly "report-check-request": {
            readonly report_id: components["schemas"]["report-id"];
        };
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
        /** Which report */
        readonly "report-get-request": {
            readonly report_id: components["schemas"]["report-id"];
            /** @description How many rows at most the response may have, for `json`. */
            readonly limit?: components["schemas"]["limit"];
            readonly cursor?: components["schemas"]["cursor"];
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
         * @description `payin` takes money from the payer and credits your wallet; `payout` debits your wallet and pays the recipient.
         * @example payin
         * @enum {string}
         */
        readonly direction: "payin" | "payout";
        /**
         * @description Why the transaction failed. Four digits; the first one is the group.
         * @example 2001
         */
        readonly "failure-reason-code": number;
        readonly "failure-reason-code-or-null": components["schemas"]["failure-reason-code"] | null;
        /**
         * Format: int64
         * @description An amount in the minor units of the currency beside it, `12540` for 125.40 EUR, `350` for 350 JPY.
         * @example 12540
         */
        readonly "minor-units": number;
        readonly "minor-units-or-null": components["schemas"]["minor-units"] | null;
        /**
         * @description ISO 4217 alphabetic code of a currency, upper case. Codes of funds, units of account and precious metals are no currencies and are not taken.
         * @example EUR
         */
        readonly currency: string;
        readonly "timestamp-or-null": components["schemas"]["timestamp"] | null;
        /**
         * Row of a transactions report
         * @description One transaction as it was when the report was made. CSV and XLSX have the same columns in the same order.
         */
        readonly "transaction-row": {
            readonly id: components["schemas"]["transaction-id"];
            /** @description Your number of the payment. */
            readonly external_transaction_id: components["schemas"]["external-transaction-id"];
            /**
             * @description Your number of the order.
             * @example cart-58
             */
            readonly external_order_id: string | null;
            /** @description The service that carried it out. */
            readonly service_id: components["schemas"]["service-id"];
            readonly wallet_id: components["schemas"]["wallet-id"];
            readonly direction: components["schemas"]["direction"];
            readonly status: components["schemas"]["transaction-status"];
            /**
             * @description Why it failed. A number only with status 2, else `null`.
             * @example 2001
             */
            readonly failure_reason_code: components["schemas"]["failure-reason-code-or-null"];
            /**
             * @description Amount of the request in minor units of `amount_currency`. `null` where a card was saved only.
             * @example 12540
             */
            readonly amount: components["schemas"]["minor-units-or-null"];
            readonly amount_currency: components["schemas"]["currency"];
            /** @description What was really taken or paid, in minor units of `amount_currency`. */
            readonly captured_amount: components["schemas"]["minor-units"];
            /**
             * @description How much of `captured_amount` was refunded.
             * @example 0
             */
            readonly reversed_amount: components["schemas"]["minor-units"];
            /**
             * @description What the wallet was credited with or debited by, in `wallet_currency`.
             * @example 12540
             */
            readonly wallet_amount: components["schemas"]["minor-units-or-null"];
            /** @description Currency of the wallet. */
            readonly wallet_currency: components["schemas"]["currency"];
            /**
             * @description What you paid for it, in `wallet_currency`.
             * @example 0
             */
            readonly point_commission: components["schemas"]["minor-units-or-null"];
            /** @description When it was registered. */
            readonly created_at: components["schemas"]["timestamp"];
            /** @description When the transaction last changed. It puts the row into the period of a report. */
            readonly updated_at: components["schemas"]["timestamp"];
            /** @description When its status last became final. Else `null`. */
            readonly finished_at: components["schemas"]["timestamp-or-null"];
        };
        /**
         * Format: int64
         * @description An amount in the minor units of the currency beside it. It can be negative.
         * @example 12540
         */
        readonly "signed-minor-units": number;
        /**
         * Row of a balance_history report
         * @description One movement of a wallet. CSV and XLSX have the same columns in the same order.
         */
        readonly "balance-row": {
            readonly wallet_id: components["schemas"]["wallet-id"];
            /** @description When the balance changed. */
            readonly moved_at: components["schemas"]["timestamp"];
            /**
             * @description What moved the money. Store a kind that you do not know like any other, with its `change`: without it the chain of balances breaks.
             * @example payin
             * @enum {string}
             */
            readonly operation: "payin" | "payout" | "payout_return" | "reversal" | "chargeback" | "chargeback_fee" | "commission" | "transfer" | "deposit" | "withdrawal" | "correction";
            /**
             * @description The transaction behind it, if there is one.
             * @example 900001
             */
            readonly transaction_id: number | null;
            /** @description By how much the balance changed, in minor units of `currency`. Negative for a debit. */
            readonly change: components["schemas"]["signed-minor-units"];
            /**
             * @description Balance after it.
             * @example 262540
             */
            readonly balance_after: components["schemas"]["signed-minor-units"];
            /** @description Currency of the wallet. */
            readonly currency: components["schemas"]["currency"];
        };
        /**
         * @description Send it as `cursor` to get the next part of the list. `null` at the end of the list.
         * @example eyJhZnRlciI6NTB9
         */
        readonly "next-cursor": string | null;
        /**
         * Report with its content
         * @description The report as far as it is ready.
         */
        readonly "report-content": components["schemas"]["report-state"] & {
            /** @description With the format `json`. Rows in the order of time. `null` before the report is ready, and for a file. */
            readonly rows: readonly (components["schemas"]["transaction-row"] | components["schemas"]["balance-row"])[] | null;
            readonly next_cursor: components["schemas"]["next-cursor"];
            /**
             * Format: uri
             * @description With the formats `csv` and `xlsx`. Fetch it with GET, without credentials; anyone who has the link can read the file. `null` before the report is ready, and for `json`.
             * @example https://api.gateway.example/files/reports/3002-demo0000000000000000000001.csv
             */
            readonly file_url: string | null;
            /** @description Until when rows or file can be fetched; later the response is error 19. `null` before the report is ready. */
            readonly expires_at: components["schemas"]["timestamp-or-null"];
        };
        /** Answer */
        readonly "report-get-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["report-content"];
        };
        /**
         * Which reports
         * @description All reports of the point, the newest first, or those with the given status.
         */
        readonly "report-list-request": {
            /** @description Only reports with this status. */
            readonly status?: components["schemas"]["report-status"];
            readonly limit?: components["schemas"]["limit"];
            readonly cursor?: components["schemas"]["cursor"];
        };
        /**
         * Report
         * @description One ordered report.
         */
        readonly "report-summary": components["schemas"]["report-state"] & {
            readonly type: components["schemas"]["report-type"];
            readonly format: components["schemas"]["report-format"];
            /** @description Start of its period, inclusive. */
            readonly from: components["schemas"]["timestamp"];
            /** @description End of its period, exclusive. */
            readonly to: components["schemas"]["timestamp"];
            /** @description When it was ordered. */
            readonly created_at: components["schemas"]["timestamp"];
            /** @description Until when it can be fetched. `null` before it is ready. */
            readonly expires_at: components["schemas"]["timestamp-or-null"];
        };
        /**
         * Reports
         * @description A part of the list.
         */
        readonly reports: {
            /** @description The reports of the point, the newest first. */
            readonly reports: readonly components["schemas"]["report-summary"][];
            readonly next_cursor: components["schemas"]["next-cursor"];
        };
        /** Answer */
        readonly "report-list-answer": {
            readonly error: components["schemas"]["no-error"];
            readonly response: components["schemas"]["reports"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly "report-create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["report-create-request"];
            };
        };
        readonly responses: {
            /** @description The report is ordered. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["report-create-answer"];
                };
            };
        };
    };
    readonly "report-check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["report-check-request"];
            };
        };
        readonly responses: {
            /** @description The state of the report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["report-create-answer"];
                };
            };
        };
    };
    readonly "report-get": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["report-get-request"];
            };
        };
        readonly responses: {
            /** @description The report as far as it is ready. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["report-get-answer"];
                };
            };
        };
    };
    readonly "report-list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["report-list-request"];
            };
        };
        readonly responses: {
            /** @description The reports of the point. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["report-list-answer"];
                };
            };
        };
    };
}
