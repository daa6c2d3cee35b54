/** How long something public of another server is cached: it does not report its changes. */
export const SHORT_LIFETIME_MS = 30_000;
