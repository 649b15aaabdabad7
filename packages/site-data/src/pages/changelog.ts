/**
 * In: the changelog, `docs/changelog.mdx`. Out: its entries in their order, newest release first, so that other pages can name what is new
 * without a list of their own.
 */
import { holds, keepOfferedWords, readCondition } from '../offer/condition';
import type { Folder } from '@gateway-docs/kit/yaml';
import type { Offer } from '../offer/offer';

/** Route of the changelog. */
export const CHANGELOG_ROUTE = '/changelog';

/** Its file in `docs`. */
export const CHANGELOG_FILE = `${CHANGELOG_ROUTE.slice(1)}.mdx`;
const FILE = `docs/${CHANGELOG_FILE}`;
const RELEASE = /^## (?<version>\d\S*), (?<date>\d+ \w+ \d{4}) \{#(?<anchor>[\w-]+)\}$/;
/** Heading of what is agreed and not released: it has neither version nor day. */
export const NEXT_RELEASE = '## Next release {#next}';
const CALLS = /^\*\*Calls:\*\* (?<calls>.+)$/;
const CALL = /\{op\(["'](?<id>[\w-]+)["'](?:, ?["']v\d["'])?\)\}/g;
/** Instead of a list, where an entry is about every call. */
const ALL_CALLS = 'all.';
const ENTRY = /^- (?::only\{(?<only>[^}]*)\} )?<Label kind="(?<kind>\w+)">\w+<\/Label> (?<text>.+)$/;

/** The first line of an entry, by the names in its expression. */
type EntryLine = Pick<Change, 'kind' | 'text'> & { readonly only?: string };

/** One entry of the changelog. */
export interface Change {
  /** Kind of its label. */
  readonly kind: 'breaking' | 'added' | 'fixed' | 'documentation';
  /** What changed: one paragraph of Markdown. */
  readonly text: string;
  /** Version of its release, `3.8.1`. */
  readonly version: string;
  /** Day of the release, as the heading has it. */
  readonly date: string;
  /** Anchor of the release on the page. */
  readonly anchor: string;
  /** Ids of the calls whose contract it changed, `all` for every one; empty where it changed none. */
  readonly calls: readonly string[] | 'all';
}

/** What the changelog holds: entries of releases, newest first, and those of the section "Next release", which have no day yet. */
type Changelog = Readonly<Record<'changes' | 'upcoming', readonly Change[]>>;

/** @throws Error for a line of calls that names none */
function callsOf(text: string): Change['calls'] {
  if (text === ALL_CALLS) return 'all';
  const ids = [...text.matchAll(CALL)].map(({ groups }) => groups?.id ?? '');
  if (ids.length > 0) return ids;
  throw new Error(
    `${FILE}: "**Calls:** ${text}" names no call. Write **Calls:** {op("transaction-find")}, with a comma between two; or **Calls:** ${ALL_CALLS}`,
  );
}

/** The next release is later than every other; it takes its version and its day when it is made. */
const NEXT = { version: 'next', date: '', anchor: 'next' };

/**
 * @param source text of the changelog
 * @param offer what the provider leaves out; without it every entry counts
 * @returns its entries in the order of the page
 * @throws Error for a line of calls that names none, or that belongs to no entry
 */
export function readChanges(source: string, offer?: Offer): Changelog {
  const changes: Change[] = [];
  let release: Pick<Change, 'version' | 'date' | 'anchor'> | undefined;
  // What stands below an entry that is left out goes with it.
  let isRead = true;
  for (const block of source.split(/\n\s*\n/)) {
    // An entry may be broken into lines. The named groups of both expressions are the keys of a change.
    const line = block.trim().replaceAll(/\s*\n\s*/g, ' ');
    const heading = RELEASE.exec(line)?.groups as typeof release;
    if (line.startsWith('## ')) isRead = true;
    if (heading) release = { ...heading };
    if (line === NEXT_RELEASE) release = NEXT;
    const entry = ENTRY.exec(line)?.groups as EntryLine | undefined;
    if (entry) isRead = entry.only === undefined || !offer || holds(readCondition(entry.only), offer);
    if (!isRead) continue;
    if (entry && release) {
      const { kind, text } = entry;
      changes.push({ kind, text: offer ? keepOfferedWords(text, offer) : text, ...release, calls: [] });
    }
    const named = CALLS.exec(line)?.groups?.calls;
    if (named === undefined) continue;
    const last = changes.pop();
    if (!last) throw new Error(`${FILE}: "${line}" stands below no entry.`);
    changes.push({ ...last, calls: callsOf(named) });
  }
  const isNext = ({ version }: Change): boolean => version === NEXT.version;
  return { changes: changes.filter((change) => !isNext(change)), upcoming: changes.filter(isNext) };
}

/**
 * @param docs folder of the documentation
 * @param offer what is left out, with the entries about it
 * @returns the entries of the changelog, newest release first; nothing where there is no such page
 */
export function readChangelog(docs: Folder, offer: Offer): Changelog {
  const { changes, upcoming } = readChanges(docs.has(CHANGELOG_FILE) ? docs.text(CHANGELOG_FILE) : '', offer);
  const isOffered = ({ calls }: Change): boolean =>
    calls === 'all' || calls.length === 0 || calls.some((id) => !offer.without.operation.has(id));
  return { changes: changes.filter(isOffered), upcoming: upcoming.filter(isOffered) };
}
