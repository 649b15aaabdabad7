/** A loader: the bundler binds `this`. Documented beside its code. */
declare const trimGenerated: ((this: { resourcePath: string }, source: string) => string) & {
  readonly files: readonly string[];
};
export = trimGenerated;
