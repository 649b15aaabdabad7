/**
 * In: plugins of Docusaurus. Out: the same, whose steps after a build run one after the other, in the order of the list. Docusaurus calls `postBuild` of all
 * plugins at once and waits for all; a step that reads what another writes could not know when that is done.
 */
import type { LoadContext, PluginConfig, PluginModule } from '@docusaurus/types';

/** What of a plugin matters here: Docusaurus gives the step the site. */
interface WithStep {
  readonly name: string;
  postBuild?(site: never): unknown;
}

type Create = (context: LoadContext, options: never) => WithStep | null | Promise<WithStep | null>;

/** A plugin as its package exports it. */
interface Package {
  readonly default: Create;
  readonly validateOptions?: unknown;
}

/** A plugin and its options. */
export interface Step {
  readonly plugin: Package;
  readonly options: object;
}

/**
 * @param plugin the function that makes it, or the module of its package
 * @param options of the plugin
 */
export const step = (plugin: Create | Package, options: object = {}): Step => ({
  plugin: typeof plugin === 'function' ? { default: plugin } : plugin,
  options,
});

/**
 * @param steps plugins; Docusaurus calls them in the order of its list, so each waits for the one that was called before it
 * @returns them for the list `plugins` of the configuration
 */
export function inOrder(steps: readonly Step[]): PluginConfig[] {
  let before: Promise<unknown> = Promise.resolve();
  return steps.map(({ plugin: { default: create, validateOptions }, options }): PluginConfig => {
    const inTurn = async (context: LoadContext, checked: never): Promise<WithStep | null> => {
      const plugin = await create(context, checked);
      if (!plugin?.postBuild) return plugin;
      return {
        ...plugin,
        async postBuild(site) {
          before = before.then(() => plugin.postBuild?.(site));
          await before;
        },
      };
    };
    // A plugin that names no check of its options has no such property.
    const checks = validateOptions === undefined ? {} : { validateOptions };
    return [Object.assign(inTurn, checks) as PluginModule, { ...options }];
  });
}
