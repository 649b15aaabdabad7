// Change: draws nothing. The documentation has one version, so that no page is of an old or an unreleased one.

/** The note about another version, which no page has. */
export default function DocVersionBanner(): null {
  return null;
}
