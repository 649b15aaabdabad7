/**
 * In: what changed in the contract since the last release that kept it, and the changelog. Out: the changes that no entry announces. An entry
 * announces the changes of its class in the calls that it names.
 */
import type { Change } from '@gateway-docs/site-data/pages';
import { compareContracts, type ContractChange } from './releases/compare';
import type { ChangeClass } from './releases/compare-fields';
import { byVersion } from './releases/read-releases';
import type { Snapshot } from './releases/snapshot';
import type { SiteData } from './site';

/** The label that readers see for each class. A fix of the behaviour changes words of the contract and nothing else. */
export const LABELS: Readonly<Record<ChangeClass, Change['kind']>> = {
  breaking: 'breaking',
  additive: 'added',
  text: 'fixed',
};

/** The label as the changelog writes it. */
const word = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

const names = ({ calls }: Change, id: string): boolean => calls === 'all' || calls.includes(id);

/** Whoever reads of a new field or a break reads the new words too. */
const announces = (entry: Change, { id, class: kind }: ContractChange): boolean =>
  names(entry, id) && (kind === 'text' || entry.kind === LABELS[kind]);

/** The source of a call, for the message. */
const fileOf = (id: string): string => `api/shared/operations/${id}.yaml`;

function message({ id, call, field, class: kind, what }: ContractChange, since: string): string {
  const place = [call, field].filter(Boolean).join(' ');
  return (
    `${fileOf(id)}: ${place}: ${what} (${kind}, since ${since}). docs/changelog.mdx has no entry "${word(LABELS[kind])}" ` +
    `in its newest section with **Calls:** {op("${id}")}`
  );
}

/** What the contract is compared with: what releases kept, and the changelog. */
export type Announcements = Pick<SiteData, 'releases' | 'changes' | 'upcoming'>;

/**
 * @param now the contract as it is
 * @returns one sentence for each change without an entry of its class: file, call, value, and what to write
 */
export function unannounced(now: Snapshot, { releases, changes, upcoming }: Announcements): string[] {
  const last = releases.at(-1);
  if (!last) return [];
  // Those that are newer than the last release that kept its contract.
  const entries = [...upcoming, ...changes.filter(({ version }) => byVersion(version, last.version) > 0)];
  return compareContracts(last.calls, now)
    .filter((change) => !entries.some((entry) => announces(entry, change)))
    .map((change) => message(change, last.version));
}
