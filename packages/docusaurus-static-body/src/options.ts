import type { LoadContext } from '@docusaurus/types';
import type { FinishOptions } from './after-build';

/** What a site tells the plugin. Everything may be left out. */
export interface StaticBodyOptions {
  /** Components with a state, by the name that `asIsland` gave them: their modules, which are loaded where a page has them. */
  readonly islands?: Readonly<Record<string, string>>;
  /** Style sheets of the components that stand in pages: the browser has no other reason to load them. */
  readonly styles?: readonly string[];
  /** Scripts of the site's own that run in the head of each page before it is painted. */
  readonly headScripts?: (context: LoadContext) => readonly string[];
  /** Modules that the browser gets as empty ones: parts of the theme that the site does without. */
  readonly leaveOut?: readonly string[];
  /** Whether the browser gets no lists of pages: nothing in it looks a page up by its id, as navbar items for documents do. */
  readonly withoutPageLists?: boolean;
  /** Absolute paths of files of the site that decide how it is bundled: a change of one empties the bundler's cache. */
  readonly cacheDependsOn?: readonly string[];
  /** Pages as scripts, as Docusaurus makes them: to compare, and for its development server, which renders no static pages. */
  readonly stockWay?: boolean;
  /**
   * Finishes the pages in this plugin's `postBuild`. The hooks of all plugins run at the same time: where another one writes pages too, leave
   * it out and call `finishPages` (`/after-build`) last.
   */
  readonly finish?: Omit<FinishOptions, 'outDir' | 'baseUrl'>;
}
