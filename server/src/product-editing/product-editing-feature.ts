import * as endpoints from '@vitrine/contract/product-editing/edit-sales-rules.ts';
import * as shapes from '@vitrine/contract/product-editing/edit-sales-rules-shapes.ts';
import { cartFeature } from '../cart/cart-feature.ts';
import { catalogFeature } from '../catalog/catalog-feature.ts';
import { contentFeature } from '../content/content-feature.ts';
import { customFieldsFeature } from '../custom-fields/custom-fields-feature.ts';
import { defineFeature } from '../feature.ts';
import { historyFeature } from '../history/history-feature.ts';
import { mediaFeature } from '../media/media-feature.ts';
import { ordersFeature } from '../orders/orders-feature.ts';
import { daysBefore } from '../platform/clock.ts';
import type { Database, OpenDatabase } from '../platform/database/database.ts';
import type { StaffMount } from '../platform/http/mount-staff.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { PeriodicJob } from '../platform/jobs/run-periodically.ts';
import { redirectsFeature } from '../redirects/redirects-feature.ts';
import { reviewsFeature } from '../reviews/reviews-feature.ts';
import { searchFeature } from '../search/search-feature.ts';
import { staffFeature } from '../staff/staff-feature.ts';
import type { StaffContext } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import { startBulkJob } from './bulk/bulk-job.ts';
import { deleteJobsBefore } from './bulk/bulk-repository.ts';
import { mountBulkChanges } from './bulk/bulk-staff-routes.ts';
import { findUnfinishedRun } from './changes/running-import-repository.ts';
import { createStepRunner } from './changes/step-runner.ts';
import { undoChange, undoOrPreview } from './changes/undo.ts';
import { startDraftJob } from './draft/draft-job.ts';
import { previewWith } from './draft/preview-request.ts';
import { mountCustomFields } from './edit/custom-fields-staff-routes.ts';
import { mountPages } from './edit/pages-staff-routes.ts';
import { mountProducts } from './edit/products-staff-routes.ts';
import { mountStructure } from './edit/structure-staff-routes.ts';

export const productEditingFeature = defineFeature({
  name: 'product-editing',
  needs: [
    storeFeature,
    historyFeature,
    redirectsFeature,
    mediaFeature,
    customFieldsFeature,
    catalogFeature,
    contentFeature,
    searchFeature,
    cartFeature,
    staffFeature,
    ordersFeature,
    reviewsFeature,
  ],
  start({ store, history, fingerprint, ...job }) {
    const { db, database, jobs, storeCode, shopUrl } = job;
    const editStore = () => import('./edit/edit-store.ts');
    store.editing.fill({
      readStoreSettings: async (ctx) => (await editStore()).readStoreSettings(ctx),
      updateStore: async (ctx, changes) => (await editStore()).updateStore(ctx, changes),
      changeSettings: async (...request) => (await editStore()).changeSettings(...request),
    });
    history.undoChange.fill(undoOrPreview);
    history.unfinishedRuns.fill({ findUnfinishedRun: () => findUnfinishedRun(db, storeCode) });
    return {
      staffRoutes: (mount) => {
        mountProducts(mount);
        mountStructure(mount);
        mountPages(mount);
        mountCustomFields(mount);
        mountSalesRules(mount);
        mountBulkChanges(mount);
      },
      commands: { undoChange },
      retention: { 'bulk changes': deleteOldBulkJobs },
      preview: previewWith({ db, storeCode, shopUrl, fingerprint }),
      beforeCommands: async () => {
        const { finishInterruptedImport } = await import('./changes/run-steps.ts');
        await finishInterruptedImport(database, storeCode, createStepRunner(!database.embedded, database));
      },
      jobs: () => [startUnfinishedChangesJob(database, storeCode, jobs), startDraftJob(job), startBulkJob(job)],
    };
  },
});

/** Previews are of no use after an hour; the result of a run can be looked at for a day. */
export const deleteOldBulkJobs = (db: Database, now: Date): Promise<void> => deleteJobsBefore(db, daysBefore(now, 1));

const PERIOD_MS = 30_000;

/** Finishes imports, undos and bulk changes whose process has ended. Safe in several processes: one takes a change over. */
function startUnfinishedChangesJob(database: OpenDatabase, storeCode: string, jobs: Jobs): PeriodicJob {
  return jobs.repeat(
    'unfinished imports',
    async () => {
      // Loaded on demand, because it brings everything that an import needs.
      const { finishInterruptedImport } = await import('./changes/run-steps.ts');
      await finishInterruptedImport(database, storeCode, createStepRunner(true, database));
    },
    PERIOD_MS,
  );
}

/** Code for changes is loaded when it is used. */
const salesRules = () => import('./edit/edit-sales-rules.ts');

function mountSalesRules(mount: StaffMount<StaffContext>): void {
  mount(endpoints.readSalesRules, shapes.readSalesRules, async (ctx) => (await salesRules()).readSalesRules(ctx));
  mount(endpoints.saveSalesRules, shapes.saveSalesRules, async (ctx, { body }) =>
    (await salesRules()).saveSalesRules(ctx, body),
  );
}
