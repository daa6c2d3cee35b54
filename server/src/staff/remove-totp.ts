import type { StaffContext } from '../store/store.ts';
import { credentialChange, recordStaffChange } from './record-staff-change.ts';
import { changeStaff, lockStaff, saveRecoveryCodes } from './staff-repository.ts';

export async function removeTotp({ db, staff, store, now, actor }: StaffContext): Promise<null> {
  await db.transaction(async (tx) => {
    const person = await lockStaff(tx, store.id, staff.id);
    if (!person || (person.totpSecret === null && person.totpPending === null)) return;
    await changeStaff(tx, staff.id, { totpSecret: null, totpPending: null });
    await saveRecoveryCodes(tx, staff.id, []);
    const fields = credentialChange('authenticator app', 'removed');
    const { email } = person;
    await recordStaffChange(tx, { storeId: store.id, now, actor, email, action: 'remove authenticator app', fields });
  });
  return null;
}
