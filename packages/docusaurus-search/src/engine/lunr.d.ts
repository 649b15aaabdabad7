/** The parts of lunr and lunr-languages that the tokeniser uses: stemmers and stop-word lists of English and Russian. */
declare module 'lunr' {
  /** A pipeline function; it takes anything that can be updated like a token. */
  type Stemmer = (token: { update(change: (word: string) => string): string }) => string;
  /** Answers undefined for a stop word. */
  type StopWordFilter = (word: string) => string | undefined;
  const lunr: {
    stemmer: Stemmer;
    stopWordFilter: StopWordFilter;
    ru: { stemmer: Stemmer; stopWordFilter: StopWordFilter };
    /** Only where the build has added them. */
    es: { stopWordFilter: StopWordFilter };
    pt: { stopWordFilter: StopWordFilter };
  };
  export default lunr;
}
