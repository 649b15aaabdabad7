/** YAML and front matter, read with the place of each value, and messages that lead a writer there. */
export { Folder } from './folder';
export { explainIssues } from './explain-issues';
export { readFrontMatter, type FrontMatter } from './front-matter';
export { locate } from './locate';
export { explainPlaceholders, findPlaceholders, refusePlaceholders, type Placeholder } from './placeholders';
export { readYaml } from './read-yaml';
export { yamlPlace, type YamlPlace } from './yaml-place';
