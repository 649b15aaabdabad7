/** The files in which Docusaurus puts the sidebars of a docs instance, as it names them below `.docusaurus`. */
export interface InstanceFiles {
  /** Id of the docs instance. */
  readonly id: string;
  /** File names of its versions. */
  readonly names: readonly string[];
}

/**
 * @param instances every docs instance
 * @returns the text of a module that exports functions, each of which loads the sidebars of one instance
 */
export function sidebarsModule(instances: readonly InstanceFiles[]): string {
  const lines = instances.flatMap(({ id, names }) =>
    names.map(
      (name) =>
        `  () => import('@generated/docusaurus-plugin-content-docs/${id}/p/${name}').then((m) => m.default),\n`,
    ),
  );
  return `export default [\n${lines.join('')}];\n`;
}
