// Links for staff: the first owner, an invitation, a new password. The secret is in the fragment of the address, which
// browsers do not send, so that it reaches no log of a server or proxy.

import { hashSecret, newToken } from '../../account/account.ts';
import type { Tx } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { enforceLimit, networkOf } from '../../platform/security/limits.ts';
import { type CommandContext, getOwnStore, type RequestContext } from '../../store/store.ts';
import { countOwners, lockStaffOf } from '../staff-repository.ts';
import {
  addStaffLink,
  deleteLinksOf,
  deleteSetupLinks,
  findStaffLink,
  type StaffLinkKind,
  type StaffLinkRow,
} from './staff-link-repository.ts';

const HOUR = 3_600_000;
const LIFETIME_MS: Readonly<Record<StaffLinkKind, number>> = {
  setup: 24 * HOUR,
  invitation: 72 * HOUR,
  reset: HOUR / 4,
};

const TRIES = { max: 30, minutes: 15 };

interface Place {
  readonly shopUrl: string;
  readonly now: Date;
}

/** Replaces the older links of the person, or those for the first owner. */
export async function makeStaffLink(
  tx: Tx,
  { shopUrl, now }: Place,
  {
    storeId,
    kind,
    staffId,
  }: { readonly storeId: number; readonly kind: StaffLinkKind; readonly staffId: number | null },
): Promise<string> {
  const token = newToken();
  if (staffId === null) await deleteSetupLinks(tx, storeId);
  else await deleteLinksOf(tx, staffId);
  const endsAt = new Date(now.getTime() + LIFETIME_MS[kind]);
  await addStaffLink(tx, { storeId, kind, staffId, hash: hashSecret(token), endsAt });
  return `${shopUrl}/admin/${kind}#${token}`;
}

/** The link of that kind that was neither used nor expired; tries are limited. */
export async function openStaffLink(ctx: RequestContext, kind: StaffLinkKind, token: string): Promise<StaffLinkRow> {
  await enforceLimit(ctx, 'staff link from a network', networkOf(ctx.caller.address), TRIES, 'staff.too-many');
  const link = await findStaffLink(ctx.db, ctx.store.id, kind, hashSecret(token), ctx.now);
  return link ?? throwDomainError('staff.link-invalid');
}

/** The link with which the first owner sets up the back office; older ones become invalid. undefined: there is an owner. */
export async function createSetupLink(
  ctx: Pick<CommandContext, 'db' | 'storeCode' | 'shopUrl' | 'now'>,
): Promise<string | undefined> {
  const { id: storeId } = await getOwnStore(ctx);
  return ctx.db.transaction(async (tx) => {
    await lockStaffOf(tx, storeId);
    if ((await countOwners(tx, storeId)) === 0)
      return makeStaffLink(tx, ctx, { storeId, kind: 'setup', staffId: null });
    await deleteSetupLinks(tx, storeId);
    return undefined;
  });
}
