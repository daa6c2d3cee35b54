// Addresses in settings: what they may look like, and which mistakes get a hint.
import { z } from 'zod';

const DATABASE_EXAMPLE = 'postgres://user:password@host:5432/shop';
const MAIL_EXAMPLE = 'smtp://user:password@mail.example:587';

export const address = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be a URL such as ${example}` }).transform((url) => url.replace(/\/+$/, ''));

/** An address that may contain a user and a password. */
const withPassword = (protocols: RegExp, example: string) =>
  z
    .string()
    .refine((text) => !hasRawPassword(text), {
      error:
        'has a user or password with a character that must be encoded: write / as %2F, # as %23, ? as %3F and % as %25',
      abort: true,
    })
    .pipe(address(protocols, example));

export const databaseAddress = withPassword(/^postgres(ql)?$/, DATABASE_EXAMPLE);
export const mailAddress = withPassword(/^smtps?$/, MAIL_EXAMPLE);

/** The shop is at the root of its host: its links and cookies know no other place. */
export const shopAddress = address(/^https?$/, 'https://shop.example').refine((text) => {
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && search + hash + username === '';
}, 'must be an address without a path, query or user, such as https://shop.example');

/** Scheme, host and port of another storefront, without a path. */
export const isOrigin = (text: string): boolean =>
  /^https?:$/.test(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.origin === text;

/** Whether a user or password contains a character that ends it, or a percent sign that begins no code. */
function hasRawPassword(text: string): boolean {
  const url = URL.parse(text);
  if (!url) return /^\w+:\/\/[^@]*:[^@]*[/#?].*@/s.test(text);
  const { pathname, hash, search, username, password } = url;
  // With digits before it, what follows the colon is taken for a port.
  if (pathname.includes('@') || hash.includes('@') || (search.includes('@') && !search.includes('='))) return true;
  return /%(?![\da-f]{2})/i.test(username + password);
}
