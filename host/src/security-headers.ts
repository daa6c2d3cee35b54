// Headers that every answer carries, errors included.

export type SecurityHeaders = Readonly<Record<string, string>>;

/** Whether browsers shall use https for all subdomains of the shop as well: only the operator can know that. */
export const securityHeaders = (hstsSubdomains: boolean): SecurityHeaders => ({
  'strict-transport-security': `max-age=63072000${hstsSubdomains ? '; includeSubDomains' : ''}`,
  'x-content-type-options': 'nosniff',
  // Not "no-referrer": browsers would then post forms with the origin "null", and forms without JavaScript would fail.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'x-frame-options': 'DENY',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
});

/** What a page may fetch besides our own. */
export interface OtherOrigins {
  readonly pictureOrigin?: string | undefined;
  readonly geocodingOrigin?: string | undefined;
}

/** The policy of the worker that keeps pages for offline: it fetches from the shop and does nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * The policy of a page. Its inline scripts are named by their hashes, not by a nonce: the page is kept and sent to many,
 * and a nonce that is used twice protects nobody.
 */
export const pagePolicy = (scriptHashes: readonly string[], { pictureOrigin, geocodingOrigin }: OtherOrigins): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    // Positions computed by script are style attributes; they can colour a box, not run code.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${pictureOrigin ? ` ${pictureOrigin}` : ''}`,
    `connect-src 'self'${geocodingOrigin ? ` ${geocodingOrigin}` : ''}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The storefront's guard-markup.ts is the one policy.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
