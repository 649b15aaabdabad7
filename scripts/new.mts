/**
 * `npm run new -- <kind> <name> "<Title>"`: makes the files of a new page from their templates and prints what to do next. Without
 * arguments, or with `--help`, it prints the kinds. `profile` asks for its values.
 */
import { command } from './command';
import { readExisting } from './new/existing';
import { kindOf, report, usage } from './new/kinds';
import { make } from './new/make';
import { makeProfile, terminal } from './new/profile/make-profile';
import { root } from './root.mjs';

const [kind, name, ...title] = process.argv.slice(2);

await command(async () => {
  if (kind === undefined || kind === '--help') {
    console.log(usage());
    return;
  }
  if (kind === 'profile') {
    const conversation = terminal();
    try {
      console.log(await makeProfile(root, name, conversation, new Date()));
    } finally {
      conversation.end();
    }
    return;
  }
  const { plan, usage: form } = kindOf(kind);
  if (name === undefined || title.length === 0)
    throw new Error(`A name or the title is missing: npm run new -- ${form}`);
  const planned = plan(name, title.join(' '), readExisting(root));
  console.log(report(make(root, planned), planned));
});
