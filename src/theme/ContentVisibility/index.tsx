// Change: draws nothing. The front matter of a page has no key for drafts and unlisted pages (`src/remark/front-matter.ts`). The original
// brings the theme's admonitions with it.

/** The note above a draft or an unlisted page, of which there is none. */
export default function ContentVisibility(): null {
  return null;
}
