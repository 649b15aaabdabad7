/** Judged queries, and a built site's search in Node. */
export { openBuiltSearch, type BuiltSearch } from './built-search';
export {
  figuresByKind,
  figureTable,
  judge,
  QUERY_SETS,
  querySet,
  type Figures,
  type Outcome,
} from './query-sets';
