import type { StaffProfile } from '@vitrine/contract/staff/staff-shapes.ts';
import { VERSION } from '../platform/version.ts';
import type { StaffContext } from '../store/store.ts';

export async function readStaffProfile({ staff, store, shopUrl, now }: StaffContext): Promise<StaffProfile> {
  const { id, name, email, role, permissions, hasPassword, hasTotp, hasPasskey, mustAddFactor, confirmedUntil } = staff;
  return {
    id,
    name,
    email,
    role,
    permissions: [...permissions],
    hasPassword,
    hasTotp,
    hasPasskey,
    mustAddFactor,
    confirmedUntil: confirmedUntil !== null && confirmedUntil > now ? confirmedUntil.toISOString() : null,
    store: {
      name: store.name,
      currency: store.currency,
      languages: store.languages,
      timeZone: store.timeZone,
      url: shopUrl,
      version: VERSION,
    },
  };
}
