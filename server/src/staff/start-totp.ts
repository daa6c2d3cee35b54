import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { startTotp as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import type { StaffContext } from '../store/store.ts';
import { changeStaff } from './staff-repository.ts';
import { newTotp } from './totp.ts';

/** The app in use stays until the new secret is confirmed. */
export async function startTotp({ db, fingerprint, staff, store }: StaffContext): Promise<ResponseOf<typeof shape>> {
  const { secret, uri, encrypted } = newTotp(fingerprint, staff.id, staff.email, store.name);
  await changeStaff(db, staff.id, { totpPending: encrypted });
  return { secret, uri };
}
