import type { Input } from '@vitrine/contract/endpoint.ts';
import type { endStaffSession as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import { refuse } from '../platform/refusal.ts';
import type { StaffContext } from '../store/store.ts';
import { deleteStaffSession } from './staff-session-repository.ts';

/** Only of one's own. */
export async function endStaffSession({ db, staff }: StaffContext, { params }: Input<typeof shape>): Promise<null> {
  if (!(await deleteStaffSession(db, staff.id, params.id))) return refuse('staff.session-not-found');
  return null;
}
