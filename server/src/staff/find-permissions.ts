import { type Permission, permissionsOf } from '@vitrine/contract/staff/permissions.ts';
import type { Queryable } from '../platform/database/database.ts';
import { findStaff, isOnlyInvited } from './staff-repository.ts';

/** What a person may do now, signed in or not; undefined for everybody who cannot sign in any more. */
export async function findPermissions(
  db: Queryable,
  storeId: number,
  id: number,
): Promise<ReadonlySet<Permission> | undefined> {
  const person = await findStaff(db, storeId, id);
  return person?.enabled && !isOnlyInvited(person) ? new Set(permissionsOf[person.role]) : undefined;
}
