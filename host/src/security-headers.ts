// Headers of every response, errors included.

export type SecurityHeaders = Readonly<Record<string, string>>;

/** `hstsSubdomains`: whether browsers must use https for all subdomains. Only the operator can know that. */
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

/** Origins that a page may load from besides our own. */
export interface OtherOrigins {
  readonly pictureOrigins?: readonly string[] | undefined;
  readonly geocodingOrigin?: string | undefined;
}

/** Hashes of what our own code wrote into a page, as in a Content-Security-Policy. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Policy of the service worker: it fetches from the shop and does nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * Policy of the back office: its own scripts, styles and pictures, calls to the shop, and nothing else. Icons are pictures
 * inside its style sheet.
 */
export const BACK_OFFICE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // The back office's `guardMarkup` in main.tsx is the one policy.
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

const pictureSources = ({ pictureOrigins = [] }: OtherOrigins): string =>
  ["img-src 'self' data:", ...pictureOrigins].join(' ');

/** Policy of a page in development: Vite writes its own scripts and styles into it. */
export const developmentPolicy = (origins: OtherOrigins): string =>
  `default-src 'self' 'unsafe-inline' ws:; ${pictureSources(origins)}`;

/**
 * Policy of a page. Inline scripts and styles are allowed by hash, not by nonce: pages are cached, and a reused nonce protects
 * nobody.
 */
export const pagePolicy = ({ scripts, styles }: InlineHashes, origins: OtherOrigins): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // Style attributes are needed for positions computed by scripts; they cannot run code.
    "style-src-attr 'unsafe-inline'",
    pictureSources(origins),
    `connect-src 'self'${origins.geocodingOrigin ? ` ${origins.geocodingOrigin}` : ''}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The storefront's start-react.tsx is the one policy.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
