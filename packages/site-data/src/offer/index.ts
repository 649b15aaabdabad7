export { holds, keepOfferedWords } from './condition';
export { sectionsLeftOut } from './left-out-sections';
export { loadOffer, loadWholeOffer } from './load-offer';
export { NOTHING_LEFT_OUT, type Offer, isCallOffered, isWhole } from './offer';
