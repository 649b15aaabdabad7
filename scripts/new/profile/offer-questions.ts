/** The questions of `npm run new -- profile` about what a provider has of the catalogue and the contract. */
import { suggest } from '@gateway-docs/kit';
import { loadWholeOffer } from '@gateway-docs/site-data/offer';
import type { Selection } from '@gateway-docs/site-data/operator';
import { valueAt } from './given';
import { asSelection, asYesOrNo, type Question } from './question';

const RULE = 'all, or only and names, or except and names: except beeline, khipu';

const namesOf = (selection: Selection): readonly string[] => {
  if (selection === 'all') return [];
  return 'only' in selection ? selection.only : selection.except;
};

/**
 * @param root absolute path of the repository, whose services and calls exist
 * @returns the questions in their order
 */
export function offerQuestions(root: string): Question[] {
  const { known } = loadWholeOffer(root);
  const selection = (key: string, asks: string, rule: string, names?: ReadonlySet<string>): Question => ({
    key,
    asks,
    rule,
    read: asSelection,
    usual: () => 'all',
    check: (given) => {
      const unknown = namesOf(valueAt(given, key) as Selection).find((name) => names && !names.has(name));
      if (names && unknown !== undefined)
        throw new Error(`there is no "${unknown}". ${suggest(unknown, names)}`);
    },
  });
  return [
    selection(
      'offer.services',
      'Services that you offer, by their files in data/services',
      RULE,
      known.service,
    ),
    selection('offer.countries', 'Countries that you serve', 'all, or only and two letters: only BR, MX'),
    selection(
      'offer.operations',
      'Calls that you offer, by their files in api/shared/operations',
      RULE,
      known.operation,
    ),
    {
      key: 'offer.v1',
      asks: 'Is version 1 of the API shown?',
      rule: 'yes or no',
      read: asYesOrNo,
      usual: () => 'yes',
    },
  ];
}
