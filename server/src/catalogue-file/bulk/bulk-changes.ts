// Changes of many products, for the routes of the back office. What an import needs is loaded when it is used.

import type { Input } from '@vitrine/contract/endpoint.ts';
import type { previewBulk } from '@vitrine/contract/merchant/catalog-shapes.ts';
import type { StaffContext } from '../../store/store.ts';
import { listBulkRows, readBulk } from './read-bulk.ts';
import { cancelBulk, listScheduledBulk, scheduleBulk } from './schedule-bulk.ts';

export const bulkChanges = {
  previewBulk: async (ctx: StaffContext, request: Input<typeof previewBulk>['body']) =>
    (await import('./preview-bulk.ts')).previewBulk(ctx, request),
  runBulk: async (ctx: StaffContext, job: number) => (await import('./run-bulk.ts')).runBulk(ctx, job),
  scheduleBulk,
  cancelBulk,
  listScheduledBulk,
  readBulk,
  listBulkRows,
};
