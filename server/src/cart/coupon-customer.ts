// Identifies who used a coupon: the account by its id, email addresses by a keyed hash. The hash still counts after
// the account is deleted, and no address can be read from it.
import { domainToASCII } from 'node:url';
import type { Fingerprint } from '../platform/security/secret.ts';

interface CouponCustomer {
  readonly customerId: number | null;
  readonly emails: readonly string[];
}

export const customerName = (customerId: number): string => `customer:${customerId}`;

export const addressName = (email: string, fingerprint: Fingerprint): string =>
  `address:${fingerprint('coupon', normalizeEmail(email))}`;

export const couponNames = ({ customerId, emails }: CouponCustomer, fingerprint: Fingerprint): string[] => [
  ...new Set([
    ...emails.map((email) => addressName(email, fingerprint)),
    ...(customerId === null ? [] : [customerName(customerId)]),
  ]),
];

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * Normalizes spellings of one mailbox: Ann+shop@Example.com is ann@example.com. Gmail ignores dots and has two
 * domains; letters may be composed or full-width, and a domain may be Unicode or punycode.
 */
export function normalizeEmail(email: string): string {
  const text = fold(email).trim();
  const at = text.lastIndexOf('@');
  const untagged = text.slice(0, at).replace(/\+.*$/s, '') || text.slice(0, at);
  const domain = (domainToASCII(text.slice(at + 1)) || text.slice(at + 1)).replace(/\.$/, '');
  return GMAIL.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

/** Also removes invisible format characters. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .normalize('NFKC');
