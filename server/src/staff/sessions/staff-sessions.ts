import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type * as shapes from '@vitrine/contract/staff/staff-shapes.ts';
import type { FieldChanges } from '../../history/history.ts';
import type { Tx } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { StaffContext } from '../../store/store.ts';
import { deleteChallengesOf } from '../sign-in/sign-in-repository.ts';
import { deleteStaffTokensOf } from '../tokens/staff-token-repository.ts';
import { dropStaffCookie } from './open-staff-session.ts';
import { deleteStaffSession, deleteStaffSessionsOf, findStaffSessionsOf } from './staff-session-repository.ts';

export async function listStaffSessions({
  db,
  staff,
  now,
}: StaffContext): Promise<ResponseOf<typeof shapes.listStaffSessions>> {
  const sessions = await findStaffSessionsOf(db, staff.id, now);
  return {
    items: sessions.map(({ id, device, network, createdAt, lastSeenAt }) => ({
      id,
      device,
      network,
      begun: createdAt.toISOString(),
      lastSeen: lastSeenAt.toISOString(),
      isThis: id === staff.sessionId,
    })),
  };
}

/** Only of one's own. */
export async function endStaffSession(
  { db, staff }: StaffContext,
  { params }: Input<typeof shapes.endStaffSession>,
): Promise<null> {
  if (!(await deleteStaffSession(db, staff.id, params.id))) return throwDomainError('staff.session-not-found');
  return null;
}

export async function logoutStaff(ctx: StaffContext): Promise<null> {
  await deleteStaffSession(ctx.db, ctx.staff.id, ctx.staff.sessionId);
  dropStaffCookie(ctx);
  return null;
}

/**
 * Ends all that somebody may hold who was not meant to have it: sessions, sign-ins that have begun, and tokens for programs.
 * Call it after `lockStaff`, which nothing that makes one of them gets past. Returns what the record says about the tokens.
 */
export async function endAccess(
  tx: Tx,
  staffId: number,
  { exceptSession }: { readonly exceptSession?: number } = {},
): Promise<FieldChanges> {
  await deleteStaffSessionsOf(tx, staffId, exceptSession);
  await deleteChallengesOf(tx, staffId);
  const tokens = await deleteStaffTokensOf(tx, staffId);
  return tokens.length === 0 ? {} : { tokens: { from: tokens.join(', '), to: null } };
}
