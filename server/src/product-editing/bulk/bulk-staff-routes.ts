import * as endpoints from '@vitrine/contract/product-editing/bulk-changes.ts';
import * as shapes from '@vitrine/contract/product-editing/bulk-changes-shapes.ts';
import type { StaffMount } from '../../platform/http/mount-staff.ts';
import type { StaffContext } from '../../store/store.ts';
import { listBulkRows, readBulk } from './read-bulk.ts';
import { cancelBulk, listScheduledBulk, scheduleBulk } from './schedule-bulk.ts';

/** Code that plans and makes changes is loaded when it is used. */
const preview = () => import('./preview-bulk.ts');
const run = () => import('./run-bulk.ts');

export function mountBulkChanges(mount: StaffMount<StaffContext>): void {
  mount(endpoints.previewBulk, shapes.previewBulk, async (ctx, { body }) => (await preview()).previewBulk(ctx, body));
  mount(endpoints.runBulk, shapes.runBulk, async (ctx, { params }) => (await run()).runBulk(ctx, params.job));
  mount(endpoints.scheduleBulk, shapes.scheduleBulk, (ctx, { params, body }) => scheduleBulk(ctx, params.job, body));
  mount(endpoints.cancelBulk, shapes.cancelBulk, (ctx, { params }) => cancelBulk(ctx, params.job));
  mount(endpoints.listScheduledBulk, shapes.listScheduledBulk, listScheduledBulk);
  mount(endpoints.readBulk, shapes.readBulk, (ctx, { params }) => readBulk(ctx, params.job));
  mount(endpoints.listBulkRows, shapes.listBulkRows, (ctx, { params, query }) => listBulkRows(ctx, params.job, query));
}
