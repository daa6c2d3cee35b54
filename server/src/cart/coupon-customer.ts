// Who has used a coupon, as it is stored beside the use: the account by its id, addresses by a keyed hash. The hash still
// counts when the account is gone, and nobody can read an address from it.
import { domainToASCII } from 'node:url';
import type { Fingerprint } from '../platform/secret.ts';

interface CouponCustomer {
  readonly customerId: number | null;
  /** As they were typed or verified. */
  readonly emails: readonly string[];
}

export const customerName = (customerId: number): string => `customer:${customerId}`;

export const addressName = (email: string, fingerprint: Fingerprint): string =>
  `address:${fingerprint('coupon', plainAddress(email))}`;

export const couponNames = ({ customerId, emails }: CouponCustomer, fingerprint: Fingerprint): string[] => [
  ...new Set([
    ...emails.map((email) => addressName(email, fingerprint)),
    ...(customerId === null ? [] : [customerName(customerId)]),
  ]),
];

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * One mailbox, one spelling: Ann+shop@Example.com is ann@example.com. Gmail ignores dots and has two domains; letters may be
 * composed or wide, and a domain may be written in its own script or as xn--….
 */
export function plainAddress(email: string): string {
  const text = fold(email).trim();
  const at = text.lastIndexOf('@');
  const untagged = text.slice(0, at).replace(/\+.*$/s, '') || text.slice(0, at);
  const domain = (domainToASCII(text.slice(at + 1)) || text.slice(at + 1)).replace(/\.$/, '');
  return GMAIL.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

/** Invisible characters are no part of an address. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .normalize('NFKC');
