/** The largest body that the gateway takes: 1 MiB. Beyond it the response is code 10 with HTTP 413. */
export const BODY_LIMIT_BYTES = 1024 * 1024;
