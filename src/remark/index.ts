/**
 * The site's one remark plugin, for `beforeDefaultRemarkPlugins`: only there do generated headings reach the table of
 * contents and get a link. In: a page's mdast. Out: the mdast with directives expanded, references resolved, code blocks
 * highlighted, a guide with its promise. It is registered once, with one options object: unified merges a second registration in silence.
 */
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import type { Options } from './prepare-page';
import { inShort } from './writer-errors/in-short';

/** The remark plugin. A writer's mistake, also one in the syntax, fails the file with line and column. */
export default function remarkDirectives(this: Processor, options: Options) {
  const { parser } = this;
  if (parser)
    this.parser = (text, file) => {
      try {
        return parser(text, file);
      } catch (error) {
        throw inShort(error, file);
      }
    };
  return async (tree: Root, file: VFile): Promise<void> => {
    // Loaded here: Docusaurus loads the configuration twice, each time with fresh modules, and needs the plugin's code for a page only.
    const { preparePage } = await import('./prepare-page');
    await preparePage(tree, file, options).catch((error: unknown) => {
      throw inShort(error, file);
    });
  };
}
