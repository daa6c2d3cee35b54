import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { permissionsOf, type Role } from '@vitrine/contract/staff/permissions.ts';
import type * as shapes from '@vitrine/contract/staff/staff-shapes.ts';
import type { StaffMember } from '@vitrine/contract/staff/staff-shapes.ts';
import { diffFields } from '../../history/history.ts';
import type { Tx } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { readEmail } from '../../platform/read-email.ts';
import { type Permitted, requirePermissions } from '../../platform/require-permissions.ts';
import type { StaffContext } from '../../store/store.ts';
import { makeStaffLink } from '../links/staff-link.ts';
import { deleteLinksOf, findInvitations } from '../links/staff-link-repository.ts';
import { findPasskeyHolders } from '../passkeys/passkey-repository.ts';
import { recordStaffChange } from '../record-staff-change.ts';
import { deleteStaffSessionsOf } from '../sessions/staff-session-repository.ts';
import { endAccess } from '../sessions/staff-sessions.ts';
import { mailInvitation } from '../staff-mail.ts';
import {
  addStaff,
  changeStaff,
  countOwners,
  findStaffByEmail,
  isOnlyInvited,
  lockStaff,
  lockStaffOf,
  removeStaff,
  type StaffRow,
} from '../staff-repository.ts';
import { memberView } from './list-staff.ts';

export interface StaffServices {
  /** Whether mails leave the shop. */
  readonly sendsMail: boolean;
}

/** Invited again, a person gets a new link, and the role of the new invitation. */
export async function inviteStaff(
  ctx: StaffContext & StaffServices,
  { body: { email: typed, role } }: Input<typeof shapes.inviteStaff>,
): Promise<ResponseOf<typeof shapes.inviteStaff>> {
  const { store, now, actor } = ctx;
  throwIfBeyondOwn(ctx.staff, role);
  const email = readEmail(ctx, 'email', typed);
  return ctx.db.transaction(async (tx) => {
    await lockStaffOf(tx, store.id);
    const known = await findStaffByEmail(tx, store.id, email);
    if (known && !isOnlyInvited(known)) return throwDomainError('staff.exists', { email });
    const person = known
      ? await changeStaff(tx, known.id, { role, enabled: true })
      : await addStaff(tx, { storeId: store.id, email, role, createdAt: now });
    if (!person) throw new Error('the invitation was not saved');
    const link = await makeStaffLink(tx, ctx, { storeId: store.id, kind: 'invitation', staffId: person.id });
    if (ctx.sendsMail) await mailInvitation(tx, ctx, { ...person, link });
    const fields = { invitation: { from: null, to: 'open' }, role: { from: known?.role ?? null, to: role } };
    await recordStaffChange(tx, { storeId: store.id, now, actor, email, action: `invite ${email}`, fields });
    return { id: person.id, link: ctx.sendsMail ? null : link };
  });
}

export async function updateStaff(
  ctx: StaffContext,
  { params: { id }, body: { role, enabled } }: Input<typeof shapes.updateStaff>,
): Promise<StaffMember> {
  const { store, now, actor } = ctx;
  throwIfBeyondOwn(ctx.staff, role);
  return ctx.db.transaction(async (tx) => {
    await lockStaffOf(tx, store.id);
    const before = (await lockStaff(tx, store.id, id)) ?? throwDomainError('staff.not-found');
    if (role !== 'owner' || !enabled) await keepLastOwner(tx, before);
    const after = (await changeStaff(tx, id, { role, enabled })) ?? throwDomainError('staff.not-found');
    if (enabled && losesRights(before.role, role)) await deleteStaffSessionsOf(tx, id);
    const ended = enabled ? {} : await endAccess(tx, id);
    if (!enabled) await deleteLinksOf(tx, id);
    const { email } = before;
    const changed = diffFields({ role: before.role, enabled: before.enabled }, { role, enabled });
    const fields = { ...changed, ...ended };
    await recordStaffChange(tx, { storeId: store.id, now, actor, email, action: `change ${email}`, fields });
    return memberView(after, await findPasskeyHolders(tx, store.id), (await findInvitations(tx, [id], now)).get(id));
  });
}

/** Sessions, links and challenges of the person are deleted with the row. */
export async function deleteStaff(
  ctx: StaffContext,
  { params: { id } }: Input<typeof shapes.deleteStaff>,
): Promise<null> {
  const { store, now, actor } = ctx;
  await ctx.db.transaction(async (tx) => {
    await lockStaffOf(tx, store.id);
    const person = (await lockStaff(tx, store.id, id)) ?? throwDomainError('staff.not-found');
    await keepLastOwner(tx, person);
    await removeStaff(tx, id);
    const { email } = person;
    const fields = { role: { from: person.role, to: null } };
    await recordStaffChange(tx, { storeId: store.id, now, actor, email, action: `remove ${email}`, fields });
  });
  return null;
}

/** Nobody gives a role that may do more than they may themselves. */
function throwIfBeyondOwn(staff: Permitted, role: Role): void {
  requirePermissions(staff, permissionsOf[role]);
}

/** Whether sessions must end: the new role lacks something the old one has. */
export const losesRights = (before: Role, after: Role): boolean =>
  permissionsOf[before].some((permission) => !permissionsOf[after].includes(permission));

/** Call it after `lockStaffOf`. */
async function keepLastOwner(tx: Tx, person: StaffRow): Promise<void> {
  if (person.role !== 'owner' || !person.enabled || isOnlyInvited(person)) return;
  if ((await countOwners(tx, person.storeId, person.id)) === 0) throwDomainError('staff.last-owner');
}
