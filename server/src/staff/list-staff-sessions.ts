import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { listStaffSessions as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import type { StaffContext } from '../store/store.ts';
import { findStaffSessionsOf } from './staff-session-repository.ts';

export async function listStaffSessions({ db, staff, now }: StaffContext): Promise<ResponseOf<typeof shape>> {
  const sessions = await findStaffSessionsOf(db, staff.id, now);
  return {
    items: sessions.map(({ id, device, network, createdAt, lastSeenAt }) => ({
      id,
      device,
      network,
      begun: createdAt.toISOString(),
      lastSeen: lastSeenAt.toISOString(),
      isThis: id === staff.sessionId,
    })),
  };
}
