import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Passkey, renamePasskey as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import { refuseForm } from '../platform/read-email.ts';
import { refuse } from '../platform/refusal.ts';
import type { StaffContext } from '../store/store.ts';
import { passkeyView } from './list-passkeys.ts';
import { checkStaffName } from './new-staff-password.ts';
import { changePasskeyName, findPasskeysOf } from './passkey-repository.ts';
import { recordStaffChange } from './record-staff-change.ts';
import { lockStaff } from './staff-repository.ts';

/** Only of one's own. */
export async function renamePasskey(
  ctx: StaffContext,
  { params: { id }, body }: Input<typeof shape>,
): Promise<Passkey> {
  const { db, staff, store, now, actor } = ctx;
  refuseForm(ctx, checkStaffName(body.name));
  const name = body.name.trim();
  return db.transaction(async (tx) => {
    const { id: staffId, email } = (await lockStaff(tx, store.id, staff.id)) ?? refuse('staff.session-required');
    const own = await findPasskeysOf(tx, staffId);
    const passkey = own.find((row) => row.id === id) ?? refuse('staff.passkey-not-found');
    if (passkey.name === name) return refuse('change.nothing');
    await changePasskeyName(tx, id, name);
    const fields = { passkey: { from: passkey.name, to: name } };
    await recordStaffChange(tx, { storeId: store.id, now, actor, email, action: 'rename passkey', fields });
    return passkeyView({ ...passkey, name });
  });
}
