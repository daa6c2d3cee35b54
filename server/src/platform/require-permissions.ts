import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import { throwDomainError } from './domain-error.ts';

/** A member of staff or a program, by what they may do. */
export interface Permitted {
  readonly permissions: ReadonlySet<Permission>;
}

/** Names the first permission that is missing. */
export function requirePermissions({ permissions }: Permitted, needed: Iterable<Permission>): void {
  for (const permission of needed)
    if (!permissions.has(permission)) throwDomainError('staff.forbidden', { permission });
}
