import type { Input } from '@vitrine/contract/endpoint.ts';
import type { StaffProfile, changeStaffPassword as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import { hashPassword } from '../../account/account.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { VERSION } from '../../platform/program.ts';
import { throwFormError } from '../../platform/read-email.ts';
import type { StaffContext } from '../../store/store.ts';
import { checkStaffPassword } from '../links/new-credential.ts';
import { deleteLinksOf } from '../links/staff-link-repository.ts';
import { credentialChange, recordStaffChange } from '../record-staff-change.ts';
import { renewStaffSession, sendStaffSession } from '../sessions/open-staff-session.ts';
import { endAccess } from '../sessions/staff-sessions.ts';
import { changeStaff, findStaff, lockStaff, noteLanguage } from '../staff-repository.ts';
import { proveIdentity } from './confirm-identity.ts';

/** Asked for by every page: its language is the one in which the person reads mails, too. */
export async function readStaffProfile(ctx: StaffContext): Promise<StaffProfile> {
  const { db, staff, store, shopUrl, now, language } = ctx;
  await noteLanguage(db, staff.id, language);
  const { id, name, email, role, permissions, hasPassword, hasTotp, hasPasskey, mustAddFactor, confirmedUntil } = staff;
  return {
    id,
    name,
    email,
    role,
    permissions: [...permissions],
    hasPassword,
    hasTotp,
    hasPasskey,
    mustAddFactor,
    confirmedUntil: confirmedUntil !== null && confirmedUntil > now ? confirmedUntil.toISOString() : null,
    store: {
      name: store.name,
      currency: store.currency,
      languages: store.languages,
      timeZone: store.timeZone,
      sizeUnit: store.sizeUnit,
      weightUnit: store.weightUnit,
      url: shopUrl,
      version: VERSION,
    },
  };
}

/**
 * Ends every other session, every token and every link of the person. Who has no password yet needs none: as for every dangerous
 * step, they have just confirmed who they are.
 */
export async function changeStaffPassword(ctx: StaffContext, { body }: Input<typeof shape>): Promise<null> {
  const { store, staff, now, actor } = ctx;
  const person = (await findStaff(ctx.db, store.id, staff.id)) ?? throwDomainError('staff.session-required');
  if (person.passwordHash !== null) await proveIdentity(ctx, person, { password: body.current });
  throwFormError(ctx, checkStaffPassword(ctx, person.email, body.next, 'next'));
  const passwordHash = await hashPassword(body.next);
  const session = await ctx.db.transaction(async (tx) => {
    const current = await lockStaff(tx, store.id, person.id);
    if (current?.passwordHash !== person.passwordHash) return undefined;
    await changeStaff(tx, person.id, { passwordHash });
    const ended = await endAccess(tx, person.id, { exceptSession: staff.sessionId });
    await deleteLinksOf(tx, person.id);
    const fields = { ...credentialChange('password', 'set'), ...ended };
    const { email } = person;
    await recordStaffChange(tx, { storeId: store.id, now, actor, email, action: 'change password', fields });
    return renewStaffSession(tx, ctx, staff.sessionId);
  });
  if (!session) return throwDomainError('staff.session-required');
  sendStaffSession(ctx, session);
  return null;
}
