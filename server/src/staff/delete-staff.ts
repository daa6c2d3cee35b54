import type { Input } from '@vitrine/contract/endpoint.ts';
import type { deleteStaff as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import { refuse } from '../platform/refusal.ts';
import type { StaffContext } from '../store/store.ts';
import { recordStaffChange } from './record-staff-change.ts';
import { lockStaff, lockStaffOf, removeStaff } from './staff-repository.ts';
import { keepLastOwner } from './staff-rights.ts';

/** Sessions, links and challenges of the person are deleted with the row. */
export async function deleteStaff(ctx: StaffContext, { params: { id } }: Input<typeof shape>): Promise<null> {
  const { store, now, actor } = ctx;
  await ctx.db.transaction(async (tx) => {
    await lockStaffOf(tx, store.id);
    const person = (await lockStaff(tx, store.id, id)) ?? refuse('staff.not-found');
    await keepLastOwner(tx, person);
    await removeStaff(tx, id);
    const { email } = person;
    const fields = { role: { from: person.role, to: null } };
    await recordStaffChange(tx, { storeId: store.id, now, actor, email, action: `remove ${email}`, fields });
  });
  return null;
}
