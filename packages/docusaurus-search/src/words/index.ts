/** A thesaurus in YAML, for the option `site.loadWords`. */
export { LANGUAGES, loadThesaurus, type SynonymWords } from './thesaurus';
