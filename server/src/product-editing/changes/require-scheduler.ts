import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { findPermissions } from '../../staff/staff.ts';
import type { StoreRow } from '../../store/store.ts';

/** Refuses what a person has scheduled who could not do it any more. `id`: null when the person was removed. */
export async function requireScheduler(
  db: Queryable,
  { id: storeId }: Pick<StoreRow, 'id'>,
  id: number | null,
  needed: readonly Permission[],
): Promise<void> {
  const permissions = id === null ? undefined : await findPermissions(db, storeId, id);
  if (!permissions) return throwDomainError('schedule.no-person');
  if (needed.some((permission) => !permissions.has(permission))) throwDomainError('schedule.not-allowed');
}
