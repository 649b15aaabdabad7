/** Headers of a request by lower-case name, as Node gives them and a page can. */
export interface RequestHeaders {
  readonly [name: string]: string | readonly string[] | undefined;
  readonly authorization?: string | undefined;
  readonly 'content-type'?: string | undefined;
}
