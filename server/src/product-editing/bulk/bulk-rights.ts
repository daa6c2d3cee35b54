import type { BulkActions } from '@vitrine/contract/product-editing/bulk-actions.ts';
import type { Permission } from '@vitrine/contract/staff/permissions.ts';

/** Returns the permissions that the actions need. Actions are missing in changes that an earlier version has planned. */
export const neededFor = (actions: Pick<BulkActions, 'stock'> | null): readonly Permission[] =>
  actions?.stock ? ['catalog.w', 'stock.w'] : ['catalog.w'];
