import type { StaffContext } from '../store/store.ts';
import { dropStaffCookie } from './staff-cookie.ts';
import { deleteStaffSession } from './staff-session-repository.ts';

export async function logoutStaff(ctx: StaffContext): Promise<null> {
  await deleteStaffSession(ctx.db, ctx.staff.id, ctx.staff.sessionId);
  dropStaffCookie(ctx);
  return null;
}
