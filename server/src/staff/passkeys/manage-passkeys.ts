import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type * as shapes from '@vitrine/contract/staff/staff-shapes.ts';
import type { Passkey } from '@vitrine/contract/staff/staff-shapes.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { throwFormError } from '../../platform/read-email.ts';
import type { StaffContext } from '../../store/store.ts';
import { checkStaffName } from '../links/new-credential.ts';
import { recordStaffChange } from '../record-staff-change.ts';
import { deleteStaffSessionsOf } from '../sessions/staff-session-repository.ts';
import { deleteChallengesOf } from '../sign-in/sign-in-repository.ts';
import { lockStaff } from '../staff-repository.ts';
import {
  changePasskeyName,
  deletePasskey,
  findPasskeysOf,
  type PasskeyRow,
  savePasskey,
} from './passkey-repository.ts';
import { verifyNewPasskey } from './verify-passkey.ts';

export async function listPasskeys({ db, staff }: StaffContext): Promise<ResponseOf<typeof shapes.listPasskeys>> {
  return { items: (await findPasskeysOf(db, staff.id)).map(passkeyView) };
}

const passkeyView = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  created: createdAt.toISOString(),
  lastUsed: lastUsedAt?.toISOString() ?? null,
});

const MOST = 20;

/** Sessions that a password alone has opened end when the account gets its first second factor. */
export async function addPasskey(ctx: StaffContext, { body }: Input<typeof shapes.addPasskey>): Promise<Passkey> {
  const { store, staff, now, actor } = ctx;
  throwFormError(ctx, checkStaffName(body.name));
  const verified = await verifyNewPasskey(ctx, body.passkey, { staffId: staff.id, linkId: null });
  return ctx.db.transaction(async (tx) => {
    const person = (await lockStaff(tx, store.id, staff.id)) ?? throwDomainError('staff.session-required');
    const { length: count } = await findPasskeysOf(tx, person.id);
    if (count >= MOST) return throwDomainError('staff.passkey-many', { count });
    const name = body.name.trim();
    const row = await savePasskey(tx, { ...verified, staffId: person.id, name });
    if (!row) return throwDomainError('staff.passkey-exists');
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

/** Only of one's own. */
export async function renamePasskey(
  ctx: StaffContext,
  { params: { id }, body }: Input<typeof shapes.renamePasskey>,
): Promise<Passkey> {
  const { db, staff, store, now, actor } = ctx;
  throwFormError(ctx, checkStaffName(body.name));
  const name = body.name.trim();
  return db.transaction(async (tx) => {
    const { id: staffId, email } =
      (await lockStaff(tx, store.id, staff.id)) ?? throwDomainError('staff.session-required');
    const own = await findPasskeysOf(tx, staffId);
    const passkey = own.find((row) => row.id === id) ?? throwDomainError('staff.passkey-not-found');
    if (passkey.name === name) return throwDomainError('change.nothing');
    await changePasskeyName(tx, id, name);
    const fields = { passkey: { from: passkey.name, to: name } };
    await recordStaffChange(tx, { storeId: store.id, now, actor, email, action: 'rename passkey', fields });
    return passkeyView({ ...passkey, name });
  });
}

/** Only of one's own. */
export async function removePasskey(
  { db, staff, store, now, actor }: StaffContext,
  { params: { id } }: Input<typeof shapes.removePasskey>,
): Promise<null> {
  await db.transaction(async (tx) => {
    const person = (await lockStaff(tx, store.id, staff.id)) ?? throwDomainError('staff.session-required');
    const own = await findPasskeysOf(tx, person.id);
    const passkey = own.find((row) => row.id === id) ?? throwDomainError('staff.passkey-not-found');
    if (own.length === 1 && person.passwordHash === null) throwDomainError('staff.last-credential');
    await deletePasskey(tx, id);
    const fields = { passkey: { from: passkey.name, to: null } };
    const { email } = person;
    await recordStaffChange(tx, { storeId: store.id, now, actor, email, action: 'remove passkey', fields });
  });
  return null;
}
