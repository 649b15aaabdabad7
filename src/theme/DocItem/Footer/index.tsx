// Change: draws nothing. Pages have no tags, no link to their source and no date of their last change; `src/remark/front-matter.ts` and the
// configuration have no place for them.

/** The lines below a page, of which there is none. */
export default function DocItemFooter(): null {
  return null;
}
