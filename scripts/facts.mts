/** `npm run facts`: loads and checks everything in `api/` and `data/`, and prints each mistake with file and place, or what there is. */
import { openSite } from '@gateway-docs/contract';
import { checkFacts } from '@gateway-docs/writing/facts';
import { command } from './command';
import { root } from './root.mjs';

await command(async () => {
  const { lines, mistakes } = await checkFacts(openSite(root, process.env.OPERATOR_PROFILE));
  for (const line of lines) console.log(line);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
});
