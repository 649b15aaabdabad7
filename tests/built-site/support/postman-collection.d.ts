/** The part of Postman's library that the tests use; the package brings no types. */
declare module 'postman-collection' {
  interface List<Member> {
    all(): Member[];
    count(): number;
    find(test: (member: Member) => boolean): Member | undefined;
    toJSON(): object[];
  }
  interface KeyValue {
    readonly key: string;
    readonly value: string;
  }
  export class VariableScope {
    constructor(definition: { values: object[] });
    get(key: string): string | undefined;
    set(key: string, value: string, type: 'any'): void;
  }
  export class Request {
    constructor(definition: object);
    readonly url: { getPath(options?: { unresolved: boolean }): string; readonly variables: List<KeyValue> };
    readonly headers: List<KeyValue>;
    readonly body?: { raw?: string };
    toJSON(): object;
  }
  export interface Item {
    readonly id: string;
    readonly name: string;
    readonly request: Request;
    readonly responses: List<{ readonly id: string }>;
  }
  export class Collection {
    constructor(definition: object);
    readonly variables: List<KeyValue>;
    readonly events: List<{ readonly listen: string; readonly script: { toSource(): string | undefined } }>;
    forEachItem(visit: (item: Item) => void): void;
  }
}
