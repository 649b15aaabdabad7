export { holds, keepOfferedWords, readCondition, withOfferedWords } from './condition';
export { sectionsLeftOut } from './left-out-sections';

export { NOTHING_LEFT_OUT, type Offer, isCallOffered, isWhole } from './offer';
export { readOffer, wholeOffer } from './read-offer';
