import type { Input } from '@vitrine/contract/endpoint.ts';
import type { removePasskey as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import { refuse } from '../platform/refusal.ts';
import type { StaffContext } from '../store/store.ts';
import { deletePasskey, findPasskeysOf } from './passkey-repository.ts';
import { recordStaffChange } from './record-staff-change.ts';
import { lockStaff } from './staff-repository.ts';

/** Only of one's own. */
export async function removePasskey(
  { db, staff, store, now, actor }: StaffContext,
  { params: { id } }: Input<typeof shape>,
): Promise<null> {
  await db.transaction(async (tx) => {
    const person = (await lockStaff(tx, store.id, staff.id)) ?? refuse('staff.session-required');
    const own = await findPasskeysOf(tx, person.id);
    const passkey = own.find((row) => row.id === id) ?? refuse('staff.passkey-not-found');
    if (own.length === 1 && person.passwordHash === null) refuse('staff.last-credential');
    await deletePasskey(tx, id);
    const fields = { passkey: { from: passkey.name, to: null } };
    const { email } = person;
    await recordStaffChange(tx, { storeId: store.id, now, actor, email, action: 'remove passkey', fields });
  });
  return null;
}
