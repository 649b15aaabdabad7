/** Property of the window that `src/plugins/early-click` sets: the button that was clicked last, null after a click elsewhere. */
export const EARLY_CLICK = 'gatewayDocsClicked';
