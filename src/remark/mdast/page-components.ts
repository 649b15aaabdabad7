/**
 * The one list of our components on pages: a tag, the module below `src/components` that draws it, and what it is to a reader without
 * our scripts. The theme's map, the Markdown twins, the benchmark's stock site and the check of a writer's page are made from it.
 */

/**
 * What remains of a component in plain Markdown: its content as blocks, or within a line; nothing, because it works on what is beside it and
 * needs a browser, or says what stands beside it; a set of tabs, and one of them after its label; a closed block after its summary; a drawing by its name, then what it
 * says; a picture by its text, then its content; a fact on a line of its own; a flag or label in italics.
 */
export type Form =
  | 'blocks'
  | 'text'
  | 'nothing'
  | 'tabs'
  | 'tab'
  | 'closed block'
  | 'drawing'
  | 'picture'
  | 'fact'
  | 'flag';

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

const pageComponents = {
  AmountConverter: { module: 'AmountConverter', form: 'nothing', island: true },
  AddressLine: { module: 'boxes', form: 'blocks', named: true },
  Beside: { module: 'boxes', form: 'blocks', named: true },
  BesideSample: { module: 'boxes', form: 'blocks', named: true },
  BesideText: { module: 'boxes', form: 'blocks', named: true },
  CardLinks: { module: 'boxes', form: 'blocks', named: true, forWriters: true },
  Changes: { module: 'boxes', form: 'blocks', named: true, forWriters: true },
  Checklist: { module: 'boxes', form: 'blocks', named: true, forWriters: true },
  CodeBlock: { module: 'CodeBlock', form: 'blocks' },
  Copyable: { module: 'CopyButton', form: 'text', named: true },
  Countries: { module: 'boxes', form: 'blocks', named: true },
  CountryFlag: { module: 'CountryFlag', form: 'nothing' },
  Details: { module: 'Details', form: 'closed block', forWriters: true },
  Diagram: { module: 'Diagram', form: 'drawing' },
  Door: { module: 'boxes', form: 'blocks', named: true, forWriters: true },
  Doors: { module: 'boxes', form: 'blocks', named: true, forWriters: true },
  Endpoint: { module: 'Endpoint', form: 'blocks' },
  Executed: { module: 'boxes', form: 'blocks', named: true },
  FactChips: { module: 'boxes', form: 'nothing', named: true },
  Fact: { module: 'boxes', form: 'fact', named: true },
  Flag: { module: 'boxes', form: 'flag', named: true },
  Hero: { module: 'boxes', form: 'blocks', named: true, forWriters: true },
  Label: { module: 'boxes', form: 'flag', named: true, forWriters: true },
  LanguageTabs: { module: 'Tabs', form: 'tabs', named: true, forWriters: true },
  Lead: { module: 'boxes', form: 'blocks', named: true },
  MethodFinder: { module: 'MethodFinder', form: 'nothing', island: true },
  PartLinks: { module: 'boxes', form: 'nothing', named: true },
  SampleColumn: { module: 'SampleColumn', form: 'blocks' },
  SampleTabs: { module: 'SampleTabs', form: 'tabs' },
  Scenarios: { module: 'Tabs', form: 'tabs', named: true },
  Screen: { module: 'Screen', form: 'picture' },
  SearchField: { module: 'SearchField', form: 'nothing', forWriters: true },
  SinceVersion: { module: 'SinceVersion', form: 'nothing' },
  Steps: { module: 'boxes', form: 'blocks', named: true, forWriters: true },
  TableFilter: { module: 'TableFilter', form: 'nothing', island: true },
  TabPanel: { module: 'Tabs/TabPanel', form: 'tab' },
  Tabs: { module: 'Tabs', form: 'tabs', named: true },
  Tool: { module: 'Tool', form: 'nothing', island: true },
  VersionSwitch: { module: 'boxes', form: 'blocks', named: true },
} as const satisfies Readonly<Record<string, PageComponent>>;

/** Tag of a component. */
export type Tag = keyof typeof pageComponents;

/** Every component with its tag. */
export const allComponents: readonly (readonly [tag: string, component: PageComponent])[] =
  Object.entries(pageComponents);
