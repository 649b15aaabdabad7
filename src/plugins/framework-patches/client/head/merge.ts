/** Attributes of an element, by their HTML names. */
export type Attributes = Readonly<Record<string, string>>;

/** One element of the head, other than the title. */
export interface HeadTag {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly text: string;
}

/** What one `<Head>` of a page asks for. */
export interface HeadPart {
  readonly title?: string;
  readonly html: Attributes;
  readonly body: Attributes;
  readonly tags: readonly HeadTag[];
}

/** Attributes that say what a `<meta>` is about, the deciding one first. */
const META_KEYS = ['name', 'property', 'http-equiv', 'charset', 'itemprop'];

/** Two tags with the same identity say the same thing, and the later one is right. */
function identity({ tag, attributes, text }: HeadTag): string {
  if (tag === 'meta') {
    const key = META_KEYS.find((name) => name in attributes) ?? '';
    return `meta ${key} ${attributes[key] ?? ''}`;
  }
  if (tag === 'link' && attributes.rel === 'canonical') return 'link canonical';
  return `${tag} ${attributes.href ?? attributes.src ?? text}`;
}

/**
 * Merges what every `<Head>` of the page asks for; a part says more about the page the later it stands.
 * @param parts outermost first
 * @returns one part: the last title, attributes merged, and of tags with the same identity those of the last part that has it.
 *   Tags of one part stay side by side: a page has an alternate link for each language with the same address.
 */
export function mergeParts(parts: readonly HeadPart[]): HeadPart {
  const title = parts.map((part) => part.title).findLast((text) => text !== undefined);
  const lastWith = new Map(parts.flatMap((part, i) => part.tags.map((tag) => [identity(tag), i] as const)));
  return {
    ...(title === undefined ? {} : { title }),
    html: Object.assign({}, ...parts.map((part) => part.html)) as Attributes,
    body: Object.assign({}, ...parts.map((part) => part.body)) as Attributes,
    tags: parts.flatMap((part, i) => part.tags.filter((tag) => lastWith.get(identity(tag)) === i)),
  };
}
