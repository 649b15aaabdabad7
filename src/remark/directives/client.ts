/**
 * `::client{language=php part=v2}` → the source files of the signing client in that language, as printed and tested in
 * `samples/clients`. Without `part`, all parts of the client, each file once. What a later part shares with the part `v2` is named and not
 * printed again. It may stand alone or in `<LanguageTabs>`.
 */
import { CLIENT_PARTS } from '@gateway-docs/contract/samples';
import type { ClientPart, ClientSource, SourceFile } from '@gateway-docs/contract/samples';
import texts from '../../../data/texts/clients.json';
import { code, filled, inlineCode, joined, jsxBlock, paragraph, type Block } from '../mdast';
import { clientFileRoute } from '../cross-references/routes';
import { byId, defineHandler, lookUp } from './handler';

const PARTS: readonly ClientPart[] = [...CLIENT_PARTS, 'merchant'];

function filesOf(client: ClientSource, part: string | undefined): SourceFile[] {
  const parts = part === undefined ? CLIENT_PARTS : PARTS.filter((name) => name === part);
  const files = parts.flatMap((name) => client.files[name]);
  return [...new Map(files.map((file) => [file.name, file])).values()];
}

/** Names the files that the part needs and the part `v2` prints. */
function alsoNeeded(shared: readonly SourceFile[]): Block[] {
  if (shared.length === 0) return [];
  const files = joined(shared.map(({ name }) => inlineCode(name)));
  return [paragraph(...filled(texts.alsoNeeded, { files }))];
}

export const client = defineHandler({
  example: '::client{language=php part=v2}',
  attributes: { language: { required: true }, part: { values: PARTS } },
  build: ({ language = '', part }, site) => {
    // Writers may say `curl` for the shell client, whose label it is.
    const id = site.clients.find(({ label }) => label.toLowerCase() === language)?.id ?? language;
    const having = site.clients.filter((item) => filesOf(item, part).length > 0);
    const found = lookUp('signing client', id, byId(having), part && ` with the part ${part}`);
    const sources = filesOf(found, part);
    const before = part === undefined || part === 'v2' ? [] : found.files.v2;
    const printed = new Set(before.map(({ name }) => name));
    const files = sources.flatMap(({ name, source }) => {
      const meta = `title="${name}" download="${clientFileRoute(found.id, name)}"`;
      return printed.has(name) ? [] : [code(found.highlight, source, meta)];
    });
    const shared = sources.filter(({ name }) => printed.has(name));
    return [jsxBlock('TabPanel', { value: found.id, label: found.label }, [...files, ...alsoNeeded(shared)])];
  },
});
