let forget = (): void => undefined;

/** @param pages forgets the pages that have been loaded; called where pages are HTML */
export const onForgetting = (pages: () => void): void => {
  forget = pages;
};

/** The next page comes from the network, also one that was read before: for a site that hears of a new release. */
export const forgetPages = (): void => forget();
