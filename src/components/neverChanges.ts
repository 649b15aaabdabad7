const nothing = (): void => undefined;

/**
 * Subscribes to what the build made and nothing changes, such as the rows of a table. `useSyncExternalStore` looks once more after the
 * page is drawn, when the rows are there.
 */
export const neverChanges = (): (() => void) => nothing;
