export { refuseWrongReferences } from './check-texts';
export { bareCodes, pieces } from './find';
export * from './resolve';
export { type Forms, IN_FACTS, IN_PAGES, inWords, valuesInWords, wordsOf } from './words';
