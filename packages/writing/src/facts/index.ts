/** The commands `facts` and `release`: everything in `api/` and `data/` loaded and checked, which takes seconds where a build takes minutes. */
export { checkFacts, type CheckedFacts } from './check-facts';
export { keepRelease } from './keep-release';
