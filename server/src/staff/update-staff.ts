import type { Input } from '@vitrine/contract/endpoint.ts';
import type { StaffMember, updateStaff as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import { diffFields } from '../history/history.ts';
import { refuse } from '../platform/refusal.ts';
import type { StaffContext } from '../store/store.ts';
import { endAccess } from './end-access.ts';
import { memberView } from './list-staff.ts';
import { findPasskeyHolders } from './passkey-repository.ts';
import { recordStaffChange } from './record-staff-change.ts';
import { deleteLinksOf, findInvitations } from './staff-link-repository.ts';
import { changeStaff, lockStaff, lockStaffOf } from './staff-repository.ts';
import { keepLastOwner, losesRights, refuseBeyondOwn } from './staff-rights.ts';
import { deleteStaffSessionsOf } from './staff-session-repository.ts';

export async function updateStaff(
  ctx: StaffContext,
  { params: { id }, body: { role, enabled } }: Input<typeof shape>,
): Promise<StaffMember> {
  const { store, now, actor } = ctx;
  refuseBeyondOwn(ctx.staff, role);
  return ctx.db.transaction(async (tx) => {
    await lockStaffOf(tx, store.id);
    const before = (await lockStaff(tx, store.id, id)) ?? refuse('staff.not-found');
    if (role !== 'owner' || !enabled) await keepLastOwner(tx, before);
    const after = (await changeStaff(tx, id, { role, enabled })) ?? refuse('staff.not-found');
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
