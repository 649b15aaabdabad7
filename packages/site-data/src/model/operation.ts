/**
 * The model of one API operation in one version: what pages, downloads and tests know about it. Built from the OpenAPI
 * documents by `operations/read-operations.ts`. Texts stay Markdown; nothing in it knows routes of other pages or markup.
 */
import type { Json } from './json';

export type Version = 'v1' | 'v2';

/** One document of the contract. */
export type Family = Version | `reports-${Version}`;

/** A named example: the value as it is sent. */
export interface Example {
  /** Key in the document's `examples` map, kebab-case. */
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  readonly value: Json;
}

/** What a value must satisfy, in the keywords of JSON Schema. Pages say it in words: `src/remark/operation/constraint-text.ts`. */
export interface Constraints {
  /** The one value that is allowed. */
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  /** Of a string, in characters. */
  readonly minLength?: number;
  readonly minProperties?: number;
  readonly maxLength?: number;
  /** Of a list. */
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Of a map, in entries. */
  readonly maxProperties?: number;
  /** `date-time`, `uri`. */
  readonly format?: string;
  /** A regular expression. */
  readonly pattern?: string;
  /** What holds where the value is left out. */
  readonly default?: unknown;
}

/** One parameter of a request or one property of a response. */
export interface Field {
  readonly name: string;
  /** Dotted path from the top of the body, `[]` for the items of a list: `wallets[].balance`. */
  readonly path: string;
  /** Name of the type: `string`, `integer`, `object`, `array of string`. */
  readonly type: string;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly constraints: Constraints;
  /** Of each item, for a list whose items have no fields of their own. */
  readonly itemConstraints?: Constraints;
  /** Of each name and each value, for an object whose names are the sender's own. */
  readonly entryConstraints?: { readonly name: Constraints; readonly value: Constraints };
  /** Markdown. */
  readonly description: string;
  readonly example?: string;
  readonly deprecated: boolean;
  /** For a secret: shown as first 6 and last 4 digits, or never stored, logged, shown or called back. */
  readonly sensitive?: 'mask' | 'drop';
  readonly fields: readonly Field[];
}

/** One response: the HTTP status and what the body holds. */
export interface Response {
  /** HTTP status as a string, or `default`. */
  readonly status: string;
  readonly description: string;
  readonly fields: readonly Field[];
  readonly headers: readonly Field[];
  readonly examples: readonly Example[];
  /** JSON pointer to the schema of the body in the published document, `#/…`; left out without a body. */
  readonly schema?: string;
}

/**
 * How the caller proves who he is: the object `auth` in the body (v1), the headers of a signature (v2), a bearer token, or not at all
 * (the callback of v1).
 */
export type Credentials = 'v1' | 'signature' | 'bearer' | 'none';

/** Cause and remedy of an error where the general wording does not fit the operation. Markdown. */
export interface ErrorText {
  readonly cause: string;
  readonly remedy: string;
}

/** What both versions of an operation share, from its `x-reference`. Texts are Markdown. */
export interface OperationFacts {
  readonly purpose: string;
  readonly when: string;
  /** What comes before and after: ids of operations, and routes of pages. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Codes that the operation can answer with. */
  readonly errors: readonly number[];
  /** By code: what replaces its general cause, remedy or both here. */
  readonly errorTexts: ReadonlyMap<number, Partial<ErrorText>>;
  /** Statuses that a transaction can have in the response. */
  readonly statuses: readonly number[];
  readonly idempotency: string;
  readonly retry: string;
}

export interface Operation extends OperationFacts {
  /** The same in every version: `transaction-create`. */
  readonly id: string;
  readonly version: Version;
  /** The document that has it. */
  readonly family: Family;
  /** `call`: the merchant calls the gateway; `callback`: the gateway calls the merchant. */
  readonly direction: 'call' | 'callback';
  readonly method: 'POST' | 'GET';
  /** Path of the endpoint with its parameters in braces; empty for a callback, whose address is the merchant's. */
  readonly path: string;
  /** Short name for prose: `transaction/create`. */
  readonly name: string;
  readonly title: string;
  /** Release of the API that brought it, in this version. */
  readonly since?: string;
  readonly credentials: Credentials;
  readonly headers: readonly Field[];
  /** Parameters in the path or the query. */
  readonly parameters: readonly Field[];
  readonly request: readonly Field[];
  /** What the properties of the request have to satisfy together, in one sentence; empty without such a rule. */
  readonly requestRule: string;
  readonly requestExamples: readonly Example[];
  /** JSON pointer to the schema of the request's body in the published document, `#/…`; left out without a body. */
  readonly requestSchema?: string;
  readonly responses: readonly Response[];
}
