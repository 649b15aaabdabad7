/**
 * The one list of our components on pages: a tag, the module below `src/components` that draws it, and what it is to a reader without
 * our scripts. The theme's map, the Markdown twins, the benchmark's stock site and the check of a writer's page are made from it.
 */
import rows from './component-rows.json';

/**
 * What remains of a component in plain Markdown: its content as blocks, or within a line; nothing, because it works on what is beside it and
 * needs a browser, or says what stands beside it; a set of tabs, and one of them after its label; a closed block after its summary; a drawing by its name, then what it
 * says; a picture by its text, then its content; a fact on a line of its own; a flag or label in italics.
 */
export const FORMS = [
  'blocks',
  'text',
  'nothing',
  'tabs',
  'tab',
  'closed block',
  'drawing',
  'picture',
  'fact',
  'flag',
] as const;
export type Form = (typeof FORMS)[number];

export interface PageComponent {
  /** Below `src/components`; its default export is the component, unless `named`. */
  readonly module: string;
  readonly form: Form;
  /** The component is the module's export of the tag's name. */
  readonly named?: true;
  /** Writers may use it in a page; all others come from directives. */
  readonly forWriters?: true;
  /** It has a state: React draws it in the browser as well. All others are HTML, and some have a behaviour (src/components/behaviours.ts). */
  readonly island?: true;
}

/** Tag of a component. */
export type Tag = keyof typeof rows;

/** Every component with its tag. A test holds each row to the types. */
export const allComponents: readonly (readonly [tag: string, component: PageComponent])[] = Object.entries(
  rows as Readonly<Record<Tag, PageComponent>>,
);
