import type { BulkActions } from '@vitrine/contract/merchant/bulk-actions.ts';
import type { Permission } from '@vitrine/contract/merchant/permissions.ts';
import { refuse } from '../../platform/refusal.ts';

/** What a person has to be allowed to do. */
export const neededFor = ({ stock }: Pick<BulkActions, 'stock'>): readonly Permission[] =>
  stock ? ['catalog.w', 'stock.w'] : ['catalog.w'];

export function refuseBeyondRole(
  { permissions }: { readonly permissions: ReadonlySet<Permission> },
  actions: Pick<BulkActions, 'stock'>,
): void {
  const missing = neededFor(actions).find((permission) => !permissions.has(permission));
  if (missing !== undefined) refuse('staff.forbidden', { permission: missing });
}
