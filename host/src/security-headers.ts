// Headers that every answer carries, errors included.
import { createHash } from 'node:crypto';

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  // Not "no-referrer": browsers would then post forms with the origin "null", and forms without JavaScript would fail.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'x-frame-options': 'DENY',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

/** What a page may fetch besides our own. */
export interface OtherOrigins {
  readonly pictureOrigin?: string | undefined;
  readonly geocodingOrigin?: string | undefined;
}

/**
 * The policy of a page. Its inline scripts are named by their hashes, not by a nonce: the page is kept and sent to many,
 * and a nonce that is used twice protects nobody.
 */
export function pagePolicy(html: string, { pictureOrigin, geocodingOrigin }: OtherOrigins): string {
  const hashes = new Set(
    inlineScripts(html).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self'",
    // Positions computed by script are style attributes; they can colour a box, not run code.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${pictureOrigin ? ` ${pictureOrigin}` : ''}`,
    `connect-src 'self'${geocodingOrigin ? ` ${geocodingOrigin}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '');
}
