/**
 * `npm run facts`: loads and checks everything in `api/` and `data/`, which takes seconds where a build takes minutes, and prints the
 * first mistake with file and place, or what there is. Places that a page has not filled yet, and changes of
 * the contract that the changelog does not name, are listed too. Sources that were compared
 * more than six months ago are named, and nothing fails because of them: a day that passes is no mistake of a change.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@gateway-docs/kit/files';
import { openSite, unannounced, wrongExamples } from '@gateway-docs/contract';
import { snapshotOf } from '@gateway-docs/contract/releases';
import { CONTENT_FOLDERS } from '@gateway-docs/site-data/pages';
import { explainPlaceholders, findPlaceholders } from '@gateway-docs/kit/yaml';
import { overdueSources } from '@gateway-docs/site-data/reading';
import { command } from './command';
import { root } from './root.mjs';

/** One line for each page that is not finished; templates are made of places. */
function unfinishedPages(): string[] {
  const pages = CONTENT_FOLDERS.flatMap((folder) => listFiles(root, folder));
  return pages
    .filter((file) => file.endsWith('.mdx') && !path.basename(file).startsWith('_template'))
    .flatMap((file) => {
      const [first, ...rest] = findPlaceholders(readFileSync(path.join(root, file), 'utf8'));
      return first ? [`${file}:${first.line}: ${explainPlaceholders(first, rest)}`] : [];
    });
}

await command(async () => {
  const site = openSite(root, process.env.OPERATOR_PROFILE);
  const data = await site.load();
  site.branding();
  const { operations, services, schemes, flows, tables, cabinet, pages } = data;
  const calls = new Set(operations.map(({ id }) => id)).size;
  console.log(
    `api/ and data/ are right: ${calls} operations, ${services.size} services, ${schemes.size} fact sheets, ${flows.size} diagrams, ` +
      `${Object.keys(tables).length} tables, ${cabinet.screens.size} cabinet screens, for ${pages.size} pages.`,
  );
  const sources = new Map([
    ...[...schemes].map(([slug, sheet]) => [`data/schemes/${slug}.yaml`, sheet.sources] as const),
    ['data/not-offered.yaml', tables['not-offered'].sources],
  ]);
  for (const line of overdueSources(sources, new Date().toISOString().slice(0, 10))) console.log(line);
  const mistakes = [
    ...unfinishedPages(),
    ...wrongExamples(data),
    ...unannounced(snapshotOf(operations), data),
  ];
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
});
