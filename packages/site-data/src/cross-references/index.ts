export { refuseWrongReferences } from './check-texts';
export { bareCodes, pieces } from './find';
export {
  type CodeKind,
  type Known,
  type LinkedOperation,
  codeName,
  nameOfCall,
  operationOf,
  operatorValue,
  readOperation,
  resolveReference,
} from './resolve';
export { type Forms, IN_FACTS, IN_PAGES, inWords, recordInWords, wordsOf } from './words';
