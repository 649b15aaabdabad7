/**
 * `::raw-body` → tabs with one whole callback handler for each web framework, from `samples/raw-body`;
 * `::raw-body{framework=express}` → that one alone.
 */
import type { RawBodyRecipe } from '@gateway-docs/contract/samples';
import { jsxBlock } from '../mdast/jsx';
import { code, type Block } from '../mdast/nodes';
import { suggest, WriterError } from '@gateway-docs/kit';
import { defineHandler } from './handler';

const recipeCode = (recipe: RawBodyRecipe): Block =>
  code(recipe.highlight, recipe.file.source, `title="${recipe.file.name}"`);

export const rawBody = defineHandler({
  example: '::raw-body{framework=express}',
  attributes: { framework: {} },
  build: ({ framework }, site) => {
    if (!framework) {
      const panels = site.rawBody.map((recipe) =>
        jsxBlock('TabPanel', { value: recipe.id, label: recipe.label }, [recipeCode(recipe)]),
      );
      return [jsxBlock('Tabs', { label: 'Framework' }, panels)];
    }
    const found = site.rawBody.find((recipe) => recipe.id === framework);
    if (!found) {
      throw new WriterError(
        `There is no raw-body recipe "${framework}". ${suggest(
          framework,
          site.rawBody.map((item) => item.id),
        )}`,
      );
    }
    return [recipeCode(found)];
  },
});
