// Links that ask the owner of a mailbox: `verify` goes to the address of a new account, `change-email` to a changed one;
// `approve-email` and `delete-account` go to the account's own address when a client has sent no password.

import type {
  checkVerification as shape,
  Verification,
  VerificationNeeds,
} from '@vitrine/contract/account/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { DAY } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { RequestContext } from '../../store/store.ts';
import type { MailedLink } from '../account-mail.ts';
import { type CustomerRow, lockCustomerRow } from '../customer-repository.ts';
import { hashSecret, newToken } from '../secret-token.ts';
import { findCallersSession } from '../sessions/open-session.ts';
import { type AddressLink, addLink, findAddressLink, type LinkPurpose, takeLink } from './link-repository.ts';

export interface OpenedLink {
  readonly link: AddressLink;
  /** The caller's session, if it belongs to the account of the link. */
  readonly sessionId: number | undefined;
}

/** Changes nothing: mail scanners and previews follow links, too. */
export async function openAddressLink(ctx: RequestContext, token: string): Promise<OpenedLink> {
  const { db, store, caller, now } = ctx;
  const link = (await findAddressLink(db, hashSecret(token), now)) ?? throwDomainError('verification.invalid');
  const session = await findCallersSession(db, store.id, caller, now);
  return { link, sessionId: session?.customerId === link.customerId ? session.id : undefined };
}

/**
 * Access to the mailbox proves the address, not that the account belongs to its owner: somebody else may have typed it.
 * A session of the account in addition proves both. Without a session, an account that was never verified gets a new
 * password from the owner of the mailbox; one that was verified with another address needs a session. The mailbox of the
 * account itself is proof enough.
 */
export function requiredProof({ link, sessionId }: OpenedLink): VerificationNeeds {
  if (sessionId !== undefined || link.purpose === 'approve-email' || link.purpose === 'delete-account')
    return 'nothing';
  return link.purpose === 'verify' ? 'password' : 'login';
}

/** Deletes the link while the account's row is locked: of two concurrent uses one is refused. */
export async function takeAddressLink(tx: Tx, ctx: RequestContext, { link }: OpenedLink): Promise<CustomerRow> {
  const customer = (await lockCustomerRow(tx, link.customerId)) ?? throwDomainError('verification.invalid');
  const taken = await takeLink(tx, link.purpose, link.hash, ctx.now);
  return taken ? customer : throwDomainError('verification.invalid');
}

/** Tells the verification page what to ask for. Changes nothing. */
export async function checkVerification(ctx: RequestContext, { params }: Input<typeof shape>): Promise<Verification> {
  const opened = await openAddressLink(ctx, params.token);
  const { purpose, email } = opened.link;
  return { purpose, emailAddress: email, needs: requiredProof(opened) };
}

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
