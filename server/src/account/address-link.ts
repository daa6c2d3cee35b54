// Links mailed to an address that is yet to be proven: `verify` to the one an account was made with, `change-email` to a new one.
import type { VerificationNeeds } from '@vitrine/contract/account-shapes.ts';
import type { Tx } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { type CustomerRow, lockCustomerRow } from './customer-repository.ts';
import { findCallersSession } from './identify.ts';
import { type AddressLink, findAddressLink, takeLink } from './link-repository.ts';
import { hashOf } from './secret-token.ts';

export interface OpenedLink {
  readonly link: AddressLink;
  /** The caller's session, if it belongs to the account of the link. */
  readonly sessionId: number | undefined;
}

/** Only looks: mail scanners and previews follow links, too. */
export async function openAddressLink(ctx: RequestContext, token: string): Promise<OpenedLink> {
  const { db, store, caller, now } = ctx;
  const link = (await findAddressLink(db, hashOf(token), now)) ?? refuse('verification.invalid');
  const session = await findCallersSession(db, store.id, caller, now);
  return { link, sessionId: session?.customerId === link.customerId ? session.id : undefined };
}

/**
 * The mailbox alone proves that the address is right, not that the account is its owner's: somebody else may have typed it.
 * Whoever has the mailbox and a session of the account made it. Without a session, an account that was never proven gets a
 * new password from the mailbox's owner; one that was proven by another address needs its own owner.
 */
export function needsOf({ link, sessionId }: OpenedLink): VerificationNeeds {
  if (sessionId !== undefined) return 'nothing';
  return link.purpose === 'verify' ? 'password' : 'login';
}

/** Uses the link up, with the account's row locked. Of two who use it at once, one is refused. */
export async function takeAddressLink(tx: Tx, ctx: RequestContext, { link }: OpenedLink): Promise<CustomerRow> {
  const customer = (await lockCustomerRow(tx, link.customerId)) ?? refuse('verification.invalid');
  const taken = await takeLink(tx, link.purpose, link.hash, ctx.now);
  return taken ? customer : refuse('verification.invalid');
}
