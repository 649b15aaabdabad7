/**
 * `::raw-body` → tabs with one whole callback handler for each web framework, from `samples/raw-body`;
 * `::raw-body{framework=express}` → that one alone.
 */
import type { RawBodyRecipe } from '@gateway-docs/contract/samples';
import texts from '../../../data/texts/clients.json';
import { code, panelSet, type Block } from '../mdast';
import { byId, defineHandler, lookUp } from './handler';

const recipeCode = (recipe: RawBodyRecipe): Block =>
  code(recipe.highlight, recipe.file.source, `title="${recipe.file.name}"`);

export const rawBody = defineHandler({
  example: '::raw-body{framework=express}',
  attributes: { framework: {} },
  build: ({ framework }, site) => {
    if (framework) return [recipeCode(lookUp('raw-body recipe', framework, byId(site.rawBody)))];
    const panels = site.rawBody.map((recipe) => {
      return { value: recipe.id, label: recipe.label, blocks: [recipeCode(recipe)] };
    });
    return [panelSet('Tabs', texts.framework, panels)];
  },
});
