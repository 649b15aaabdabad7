/**
 * In: the text of the demonstration profile, whose comments say what each key means. Out: a profile that grows while the questions are asked. What the
 * demonstration has for itself alone (news, contacts) stands in it as comments, everything else with the value that most providers keep.
 */
import { parseDocument, type Document } from 'yaml';

const HEAD = `# The operator profile: what a provider changes to put this site under its own name.
# Values that nobody asked for are those of the demonstration. Every key: docs-dev/for-providers.md.
`;

/** Comments at the beginning of the file. */
const HEAD_OF_DEMO = /^(?:#.*\n)+/;

/** Keys that the demonstration alone has a value for, each with the lines below it. */
const ITS_OWN = /^(?<indent> *)(?:announcement|security_contact|source|hours):.*(?:\n\k<indent> +\S.*)*/gm;

/**
 * @param demo text of `data/operator.yaml`
 * @param now the day of today
 */
export function newProfile(demo: string, now: Date): Document {
  const text = demo
    .replace(HEAD_OF_DEMO, HEAD)
    .replaceAll(ITS_OWN, (lines, indent: string) => lines.replaceAll(new RegExp(`^${indent}`, 'gm'), '$&# '));
  const profile = parseDocument(text);
  profile.set('copyright_year', now.getUTCFullYear());
  return profile;
}

/** Dates the list of networks that was asked for: the feed of changes begins with it. */
export function dateNetworks(profile: Document, now: Date): void {
  const networks = profile.getIn(['callbacks', 'source_networks']);
  const changes = [{ on: now.toISOString().slice(0, 10), networks }];
  profile.setIn(
    ['callbacks', 'network_changes'],
    profile.createNode(changes, { aliasDuplicateObjects: false }),
  );
}
