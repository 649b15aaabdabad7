/** Which version of the API the sidebar shows: what the page's first script, the client module and the sidebar agree on. */

/** The versions of the API, the one for new integrations first. */
export const API_VERSIONS = ['v2', 'v1'] as const;

export type ApiVersion = (typeof API_VERSIONS)[number];

/** Name of the reader's choice in the browser's storage. */
export const API_VERSION_KEY = 'gateway-docs.api-version';

/** Attribute of the root element that says which version is shown; without JavaScript it is not there, and both are. */
export const API_VERSION_ATTRIBUTE = 'data-api-version';

/** A segment of a path that names a version: `/api/v1/…`, `/api/reports/v2/…`. */
export const VERSION_IN_PATH = /\/(v[12])\//;
