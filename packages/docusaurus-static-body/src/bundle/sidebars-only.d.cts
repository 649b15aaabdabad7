declare function sidebarsOnly(this: { readonly resourcePath: string }, source: string): string;

export = sidebarsOnly;
