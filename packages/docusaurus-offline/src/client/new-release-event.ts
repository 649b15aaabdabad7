/** Sent to the window when a new release has been announced: what a page holds of the old one for navigations is of no more use. */
export const NEW_RELEASE_EVENT = 'docusaurus-offline:new-release';
