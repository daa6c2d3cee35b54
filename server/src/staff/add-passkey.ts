import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Passkey, addPasskey as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import { refuseForm } from '../platform/read-email.ts';
import { refuse } from '../platform/refusal.ts';
import type { StaffContext } from '../store/store.ts';
import { passkeyView } from './list-passkeys.ts';
import { checkStaffName } from './new-staff-password.ts';
import { findPasskeysOf, savePasskey } from './passkey-repository.ts';
import { recordStaffChange } from './record-staff-change.ts';
import { deleteChallengesOf } from './staff-challenge-repository.ts';
import { lockStaff } from './staff-repository.ts';
import { deleteStaffSessionsOf } from './staff-session-repository.ts';
import { verifyNewPasskey } from './verify-passkey.ts';

const MOST = 20;

/** Sessions that a password alone has opened end when the account gets its first second factor. */
export async function addPasskey(ctx: StaffContext, { body }: Input<typeof shape>): Promise<Passkey> {
  const { store, staff, now, actor } = ctx;
  refuseForm(ctx, checkStaffName(body.name));
  const verified = await verifyNewPasskey(ctx, body.passkey, { staffId: staff.id, linkId: null });
  return ctx.db.transaction(async (tx) => {
    const person = (await lockStaff(tx, store.id, staff.id)) ?? refuse('staff.session-required');
    const { length: count } = await findPasskeysOf(tx, person.id);
    if (count >= MOST) return refuse('staff.passkey-many', { count });
    const name = body.name.trim();
    const row = await savePasskey(tx, { ...verified, staffId: person.id, name });
    if (!row) return refuse('staff.passkey-exists');
    if (count === 0 && person.totpSecret === null) {
      await deleteChallengesOf(tx, person.id);
      await deleteStaffSessionsOf(tx, person.id, staff.sessionId);
    }
    const fields = { passkey: { from: null, to: name } };
    const { email } = person;
    await recordStaffChange(tx, { storeId: store.id, now, actor, email, action: 'add passkey', fields });
    return passkeyView(row);
  });
}
