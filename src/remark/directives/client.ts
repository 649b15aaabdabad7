/**
 * `::client{language=php part=v2}` → the source files of the signing client in that language, as printed and tested in
 * `samples/clients`. Without `part`, all parts of the client, each file once. It may stand alone or in `<LanguageTabs>`.
 */
import {
  CLIENT_PARTS,
  type ClientPart,
  type ClientSource,
  type SourceFile,
} from '@gateway-docs/contract/samples';
import { jsxBlock } from '../mdast/jsx';
import { code } from '../mdast/nodes';
import { clientFileRoute } from '../cross-references/routes';
import { suggest, WriterError } from '@gateway-docs/kit';
import { defineHandler } from './handler';

const PARTS: readonly ClientPart[] = [...CLIENT_PARTS, 'merchant'];

/** Writers may say `curl` for the shell client, whose label it is. */
const hasName = (client: ClientSource, asked: string): boolean =>
  client.id === asked || client.label.toLowerCase() === asked;

function filesOf(client: ClientSource, part: string | undefined): SourceFile[] {
  const parts = part === undefined ? CLIENT_PARTS : PARTS.filter((name) => name === part);
  const files = parts.flatMap((name) => client.files[name]);
  return [...new Map(files.map((file) => [file.name, file])).values()];
}

export const client = defineHandler({
  example: '::client{language=php part=v2}',
  attributes: { language: { required: true }, part: { values: PARTS } },
  build: ({ language = '', part }, reference) => {
    const found = reference.clients.find((item) => hasName(item, language));
    if (!found) {
      throw new WriterError(
        `There is no signing client for "${language}". ${suggest(
          language,
          reference.clients.map((item) => item.id),
        )}`,
      );
    }
    const sources = filesOf(found, part);
    if (sources.length === 0) {
      const others = reference.clients.filter((item) => filesOf(item, part).length > 0);
      throw new WriterError(
        `The part "${part ?? ''}" does not exist in ${found.label}. ${suggest(
          language,
          others.map((item) => item.id),
        )}`,
      );
    }
    const files = sources.map((file) =>
      code(
        found.highlight,
        file.source,
        `title="${file.name}" download="${clientFileRoute(found.id, file.name)}"`,
      ),
    );
    return [jsxBlock('TabPanel', { value: found.id, label: found.label }, files)];
  },
});
