import { DAY } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import type { MailedLink } from './account-mail.ts';
import { addLink, type LinkPurpose } from './link-repository.ts';
import { hashSecret, newToken } from './secret-token.ts';

const LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  reset: 30 * 60_000,
  verify: 7 * DAY,
  'change-email': DAY,
  'approve-email': DAY,
  'delete-account': DAY,
};

/** Creates a secret link for a mail; older links of the same kind become invalid. */
export async function makeLink(
  tx: Tx,
  now: Date,
  { customerId, purpose, email }: { customerId: number; purpose: LinkPurpose; email: string },
): Promise<MailedLink> {
  const token = newToken();
  const endsAt = new Date(now.getTime() + LIFETIME_MS[purpose]);
  const { id } = await addLink(tx, { customerId, purpose, email, hash: hashSecret(token), endsAt });
  return { id, token };
}
