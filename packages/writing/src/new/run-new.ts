/** The command itself: what was typed after `npm run new --`, and what is printed then. */
import { openSite } from '@gateway-docs/contract';
import { renamePage } from '../rename/rename-page';
import { readExisting } from './existing';
import { kindOf, report, usage } from './kinds';
import { make } from './make';
import texts from './page-kinds.json';
import { planPage } from './plan';
import { makeProfile, terminal } from './profile/make-profile';

async function profile(root: string, name: string | undefined): Promise<string> {
  const conversation = terminal();
  try {
    return await makeProfile(root, name, conversation, new Date());
  } finally {
    conversation.end();
  }
}

function rename(root: string, from: string | undefined, to: string | undefined): string {
  if (from === undefined || to === undefined)
    throw new Error('Give the route of the page and its new one: npm run new -- rename /limits /rate_limits');
  const { page, changed, aliases } = renamePage(root, openSite(root).pages, from, to);
  return [
    `${page[0]} is ${page[1]} now.`,
    'Changed:',
    ...changed.map((file) => `  ${file}`),
    `These addresses lead to it: ${aliases.join(', ')}. Now run npm run pages, and read the changes in git diff.`,
  ].join('\n');
}

/**
 * @param root absolute path of the repository
 * @param typed words of the command: kind, name and title; none of them for help
 * @returns what was made and what comes next
 * @throws Error that says what a good word is and what exists
 */
export async function runNew(root: string, [kind, name, ...rest]: readonly string[]): Promise<string> {
  if (kind === undefined || kind === '--help') return usage();
  if (kind === 'profile') return profile(root, name);
  if (kind === 'rename') return rename(root, name, rest[0]);
  const page = kindOf(kind);
  if (name === undefined || rest.length === 0)
    throw new Error(`A name or the title is missing: npm run new -- ${texts[page].usage}`);
  const planned = planPage(page, name, rest.join(' '), readExisting(root));
  return report(make(root, planned), planned);
}
