/** Every weight of the ranking. Fitted on one half of the development sets, reported on the other (decision 10). */
export const RANK = {
  title: 8.5,
  description: 2.5,
  keywords: 4,
  url: 5,
  pageTask: 6,
  wholeHeading: 6,
  heading: 2,
  longHeading: 7,
  task: 4.2,
  subject: 2,
  subjectPlace: 4,
  rowName: 1.4,
  text: 2,
  /** Evidence of this size is worth half of a slot's weight. */
  half: 7,
  /** How steeply a page falls that lacks a part of the query. */
  coveragePower: 0.5,
  /** What a title that is the query, and one place that holds all of the query, add. */
  titleBonus: 0.33,
  sectionBonus: 0.5,
  /** What a title adds that is the query, letter for letter. */
  isTitle: 2,
  /** A row has to be this much better than a section. */
  rowPrior: 0.8,
  /** Particular pages and kinds, where the query does not name the page. */
  particular: 0.9,
  concept: 1,
  operation: 1,
  guide: 0.93,
  reference: 1.07,
  cabinet: 1.07,
  /** What the table adds that is the home of a code. */
  homeOfCode: 3.5,
  /** What it adds where the query is the wording of one of its rows. */
  homeOfName: 1.6,
  /** What the page adds to which all others link. */
  renown: 0.1,
  /** What a page adds whose title or address has a word that the unfinished last word begins. */
  begun: 0.47,
  /** What a wish adds that is the query, and what each word costs that it has and the query lacks. */
  wish: 0.4,
  missedOfWish: 0.5,
  /** A later place has to say more by this factor beyond the title: of about equal ones the first is where the subject begins. */
  laterPlace: 1.2,
  /** What it says for a section that its kind is asked for, in the choice of a place. */
  sectionKind: 8,
  /** A slot that only a guess found. */
  guess: 0.7,
  /** A word that no title, heading, description, keyword or task has. */
  onlyInTexts: 0.4,
  /** Rarity counts up to here: a rare word that a page has by the way is no better a reason than two that name a subject. */
  rarest: 2.5,
};
