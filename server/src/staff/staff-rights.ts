import { permissionsOf, type Role } from '@vitrine/contract/merchant/permissions.ts';
import type { Tx } from '../platform/database/database.ts';
import type { SignedInStaff } from '../platform/http/mount-merchant.ts';
import { refuse } from '../platform/refusal.ts';
import { countOwners, isOnlyInvited, type StaffRow } from './staff-repository.ts';

/** Nobody gives a role that may do more than they may themselves. */
export function refuseBeyondOwn({ permissions }: Pick<SignedInStaff, 'permissions'>, role: Role): void {
  const missing = permissionsOf[role].find((permission) => !permissions.has(permission));
  if (missing !== undefined) refuse('staff.forbidden', { permission: missing });
}

/** Whether sessions must end: the new role lacks something the old one has. */
export const losesRights = (before: Role, after: Role): boolean =>
  permissionsOf[before].some((permission) => !permissionsOf[after].includes(permission));

/** Call it after `lockStaffOf`. */
export async function keepLastOwner(tx: Tx, person: StaffRow): Promise<void> {
  if (person.role !== 'owner' || !person.enabled || isOnlyInvited(person)) return;
  if ((await countOwners(tx, person.storeId, person.id)) === 0) refuse('staff.last-owner');
}
