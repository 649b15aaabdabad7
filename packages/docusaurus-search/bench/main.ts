/**
 * `npm run measure -w @gateway-docs/docusaurus-search -- [build] [--fit | --without | --missed]`: the figures of all sets over a built site; the weights,
 * fitted on the development sets; the figures without each weight; or what each set misses.
 */
import path from 'node:path';
import { keysOf } from '@gateway-docs/kit';
import { anchorsOf } from './anchors';
import { openBuiltSearch } from './built-search';
import { fit, lossOf, prepare } from './fit';
import { loadIndex } from './load-index';
import {
  DEVELOPMENT_SETS,
  figuresByKind,
  figureTable,
  judge,
  QUERY_SETS,
  querySet,
  type Outcome,
} from './query-sets';
import { SUGGESTION_LIMIT } from '../src/engine/settings';
import { WEIGHTS } from '../src/engine/weights';

const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '../../build';
const buildDir = path.resolve(folder);

async function measure(): Promise<void> {
  for (const name of QUERY_SETS) {
    const { ask } = openBuiltSearch(buildDir);
    const outcomes: Outcome[] = [];
    for (const query of querySet(name)) {
      const { hits } = await ask(query.q, { limit: SUGGESTION_LIMIT });
      outcomes.push(
        judge(
          query,
          hits.map(({ u, h }) => u + h),
        ),
      );
    }
    console.log(`\n${name}\n${figureTable(figuresByKind(outcomes))}`);
    if (!options.includes('--missed')) continue;
    for (const { query, found, isFirst, isSection } of outcomes)
      if (!isFirst || isSection === false)
        console.log(
          `${isFirst ? 'section' : 'page   '} ${query.q} → ${found.slice(0, 2).join(' ')}, not ${query.section ?? query.best.join(' ')}`,
        );
  }
}

function ofWeights(): void {
  const index = loadIndex(buildDir);
  const anchors = anchorsOf(buildDir, index);
  const anchorOf = (address: string) => anchors.get(address.replace(/\/(?=#)/, ''));
  const asked = prepare(index, DEVELOPMENT_SETS.flatMap(querySet), anchorOf);
  console.log(`loss with the weights as they are: ${lossOf(index, asked, WEIGHTS).toFixed(4)}`);
  if (options.includes('--fit')) console.log(fit(index, asked, console.log));
  else
    for (const name of keysOf(WEIGHTS)) {
      const neutral = name === 'exact' || name === 'byTheWay' ? 1 : name === 'rarest' ? 99 : 0;
      console.log(`without ${name}: ${lossOf(index, asked, { ...WEIGHTS, [name]: neutral }).toFixed(4)}`);
    }
}

if (options.includes('--fit') || options.includes('--without')) ofWeights();
else runToEnd(measure());

/** A failure ends the program with its message. */
function runToEnd(work: Promise<void>): void {
  work.catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
