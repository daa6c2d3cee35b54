// Public API of the redirects: old addresses and where they lead.

export { applyRedirects, planRedirectsOf } from './apply-redirects.ts';
export { createRedirectFinder, type RedirectFinder } from './find-redirect.ts';
export type { Redirect, RedirectInput } from './plan-redirects.ts';
export { isAlwaysPage, normalizePath, readTarget } from './redirect-path.ts';
export { findRedirects } from './redirects-repository.ts';
export { listRedirects, removeRedirect, setRedirect } from './staff-redirects.ts';
