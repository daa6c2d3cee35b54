import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { Passkey, listPasskeys as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import type { StaffContext } from '../store/store.ts';
import { findPasskeysOf, type PasskeyRow } from './passkey-repository.ts';

export async function listPasskeys({ db, staff }: StaffContext): Promise<ResponseOf<typeof shape>> {
  return { items: (await findPasskeysOf(db, staff.id)).map(passkeyView) };
}

export const passkeyView = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  created: createdAt.toISOString(),
  lastUsed: lastUsedAt?.toISOString() ?? null,
});
