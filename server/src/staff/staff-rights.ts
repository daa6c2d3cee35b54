import { permissionsOf, type Role } from '@vitrine/contract/staff/permissions.ts';
import type { Tx } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { type Permitted, requirePermissions } from '../platform/require-permissions.ts';
import { countOwners, isOnlyInvited, type StaffRow } from './staff-repository.ts';

/** Nobody gives a role that may do more than they may themselves. */
export function refuseBeyondOwn(staff: Permitted, role: Role): void {
  requirePermissions(staff, permissionsOf[role]);
}

/** Whether sessions must end: the new role lacks something the old one has. */
export const losesRights = (before: Role, after: Role): boolean =>
  permissionsOf[before].some((permission) => !permissionsOf[after].includes(permission));

/** Call it after `lockStaffOf`. */
export async function keepLastOwner(tx: Tx, person: StaffRow): Promise<void> {
  if (person.role !== 'owner' || !person.enabled || isOnlyInvited(person)) return;
  if ((await countOwners(tx, person.storeId, person.id)) === 0) refuse('staff.last-owner');
}
