/** Every weight of the ranking. Fitted on one half of the development sets, reported on the other (decision 10). */
export const RANK = {
  title: 4.7,
  description: 1.4,
  keywords: 2.7,
  url: 7.3,
  pageTask: 6.8,
  wholeHeading: 3.3,
  heading: 3.2,
  longHeading: 5.2,
  task: 2.6,
  subject: 1.7,
  subjectPlace: 4.8,
  rowName: 2,
  text: 2.7,
  /** Evidence of this size is worth half of a slot's weight. */
  half: 7.9,
  /** How steeply a page falls that lacks a part of the query. */
  coveragePower: 0.28,
  /** What a title that is the query, and one place that holds all of the query, add. */
  titleBonus: 0.2,
  sectionBonus: 0.9,
  /** What a title adds that is the query, letter for letter. */
  isTitle: 2,
  /** What a title adds that begins with the query, two words or more. */
  beginsTitle: 1.4,
  /** A row has to be this much better than a section. */
  rowPrior: 0.85,
  /** Particular pages and kinds, where the query does not name the page. */
  particular: 0.9,
  concept: 1,
  operation: 1,
  guide: 0.93,
  reference: 1.07,
  cabinet: 1.19,
  /** What the table adds that is the home of a code. */
  homeOfCode: 4.2,
  /** What it adds where the query is the wording of one of its rows. */
  homeOfName: 1.44,
  /** What the page adds to which all others link. */
  renown: 0.133,
  /** The same for a query of one word: it names a subject of several pages, and most readers want the one that is the way in. */
  renownOfOneWord: 0.5,
  /** What a page adds whose title or address has a word that the unfinished last word begins. */
  begun: 0.26,
  /** The power of what the wishes say: how likely a reader who asks so wants the page. */
  wished: 0.05,
  /** A later place has to say more by this factor beyond the title: of about equal ones the first is where the subject begins. */
  laterPlace: 1.3,
  /** How much of what a page as a whole says of a query of one word speaks for its top, in the choice of a place. */
  wholePage: 0.4,
  /** What it says for a section that its kind is asked for, in the choice of a place. */
  sectionKind: 8,
  /** The power of what the wishes say for a section, in the choice of a place, and what they say for one that nobody wishes for. */
  wishedPlace: 0.2,
  unwished: 0.1,
  /** A slot that only a guess found. */
  guess: 0.945,
  /** A word that no title, heading, description, keyword or task has. */
  onlyInTexts: 0.485,
  /** Rarity counts up to here: a rare word that a page has by the way is no better a reason than two that name a subject. */
  rarest: 2.1,
};
