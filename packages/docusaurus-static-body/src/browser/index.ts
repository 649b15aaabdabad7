/** What the theme and the components of a site use in the browser and in the static render. */
export { BODY_SELECTOR } from '../names';
export { replayClick } from './event-replay';
export { asIsland } from './page-data/island';
export { forgetPages } from './forget-pages';
export { useEnhancement, type Enhance } from './use-enhancement';
