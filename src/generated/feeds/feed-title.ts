/** @returns the name of the feeds, for the feeds themselves and for the pages that lead to them */
export const feedTitle = (siteTitle: string): string => `${siteTitle}: changes`;
