// Tokens with which programs call the endpoints for staff. Only a hash is stored.

import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type {
  createToken as createShape,
  deleteToken as deleteShape,
  listTokens as listShape,
} from '@vitrine/contract/staff/staff-shapes.ts';
import { hashSecret, newToken } from '../../account/account.ts';
import { DAY } from '../../platform/clock.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { requirePermissions } from '../../platform/require-permissions.ts';
import type { StaffContext } from '../../store/store.ts';
import { recordStaffChange } from '../record-staff-change.ts';
import { lockStaffSession } from '../sessions/staff-session-repository.ts';
import { mailNewToken } from '../staff-mail.ts';
import { lockStaff } from '../staff-repository.ts';
import { addStaffToken, findStaffTokens, removeStaffToken } from './staff-token-repository.ts';

/** So that a token that was published by mistake is found by programs that look for such things. */
const PREFIX = 'vitrine_';

export async function listTokens({ db, store }: StaffContext): Promise<ResponseOf<typeof listShape>> {
  return {
    items: (await findStaffTokens(db, store.id)).map(({ token, person }) => ({
      id: token.id,
      name: token.name,
      owner: person.name ?? person.email,
      permissions: token.permissions,
      created: token.createdAt.toISOString(),
      endsAt: token.endsAt.toISOString(),
      lastUsed: token.lastUsedAt?.toISOString() ?? null,
    })),
  };
}

export async function createToken(
  ctx: StaffContext,
  { body: { name, permissions, days } }: Input<typeof createShape>,
): Promise<ResponseOf<typeof createShape>> {
  const { store, now, actor, staff } = ctx;
  requirePermissions(staff, permissions);
  const token = PREFIX + newToken();
  const endsAt = new Date(now.getTime() + days * DAY);
  await ctx.db.transaction(async (tx) => {
    // A password that is changed at the same time ends the session, and with it what the session would make.
    await lockStaff(tx, store.id, staff.id);
    if (!(await lockStaffSession(tx, staff.sessionId))) throwDomainError('staff.session-required');
    const asked = [...new Set(permissions)];
    const { id } = await addStaffToken(tx, {
      staffId: staff.id,
      name,
      hash: hashSecret(token),
      permissions: asked,
      createdAt: now,
      endsAt,
    });
    const fields = {
      token: { from: null, to: name },
      permissions: { from: null, to: asked.join(' ') },
      until: { from: null, to: endsAt.toISOString() },
    };
    const { email } = staff;
    await recordStaffChange(tx, { storeId: store.id, now, actor, email, action: `create token ${name}`, fields });
    await mailNewToken(tx, ctx, { id, name, endsAt, email });
  });
  return { token };
}

export async function deleteToken(ctx: StaffContext, { params: { id } }: Input<typeof deleteShape>): Promise<null> {
  const { store, now, actor, staff } = ctx;
  await ctx.db.transaction(async (tx) => {
    const { name } = (await removeStaffToken(tx, store.id, id)) ?? throwDomainError('staff.token-not-found');
    const fields = { token: { from: name, to: null } };
    const { email } = staff;
    await recordStaffChange(tx, { storeId: store.id, now, actor, email, action: `end token ${name}`, fields });
  });
  return null;
}
