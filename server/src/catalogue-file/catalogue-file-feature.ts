import { accountFeature } from '../account/account-feature.ts';
import { archiveFeature } from '../archive/archive-feature.ts';
import { cartFeature } from '../cart/cart-feature.ts';
import { catalogFeature } from '../catalog/catalog-feature.ts';
import { contentFeature } from '../content/content-feature.ts';
import { defineFeature } from '../feature.ts';
import { historyFeature } from '../history/history-feature.ts';
import { mediaFeature } from '../media/media-feature.ts';
import { newsletterFeature } from '../newsletter/newsletter-feature.ts';
import { ordersFeature } from '../orders/orders-feature.ts';
import { redirectsFeature } from '../redirects/redirects-feature.ts';
import { reviewsFeature } from '../reviews/reviews-feature.ts';
import { searchFeature } from '../search/search-feature.ts';
import { staffFeature } from '../staff/staff-feature.ts';
import { storeFeature } from '../store/store-feature.ts';
import { bulkChanges } from './bulk/bulk-changes.ts';
import { startBulkJob } from './bulk/bulk-job.ts';
import { deleteOldBulkJobs } from './bulk/expire-bulk.ts';
import { mountCatalogueFile } from './catalogue-file-staff-routes.ts';
import { startDraftJob } from './draft/draft-job.ts';
import { previewWith } from './draft/preview-request.ts';
import { productEditing, storeEditing } from './edit/product-editing.ts';
import { structureEditing } from './edit/structure-editing.ts';
import { deleteOldPictures } from './expire-pictures.ts';
import { giveWay } from './give-way.ts';
import { exportFiles, exportRedirects, importFile, undoChange, undoOrPreview } from './import-file.ts';
import { startImportJob } from './import-job.ts';
import { listMissingTranslations } from './list-missing-translations.ts';
import { findUnfinishedRun } from './running-import-repository.ts';
import { deleteOldUploads } from './upload/expire-uploads.ts';

export const catalogueFileFeature = defineFeature({
  name: 'catalogue-file',
  needs: [
    storeFeature,
    historyFeature,
    redirectsFeature,
    mediaFeature,
    catalogFeature,
    contentFeature,
    searchFeature,
    cartFeature,
    newsletterFeature,
    accountFeature,
    staffFeature,
    archiveFeature,
    ordersFeature,
    reviewsFeature,
  ],
  start({ store, history, catalog, fingerprint, ...job }) {
    const { db, database, jobs, storeCode, shopUrl } = job;
    store.editing.fill(storeEditing);
    history.undoChange.fill(undoOrPreview);
    history.unfinishedRuns.fill({ findUnfinishedRun: () => findUnfinishedRun(db, storeCode) });
    catalog.editing.fill({ ...productEditing, ...structureEditing, ...bulkChanges });
    return {
      staffRoutes: mountCatalogueFile,
      commands: { importFile, exportFiles, exportRedirects, undoChange, listMissingTranslations },
      retention: {
        'bulk changes': deleteOldBulkJobs,
        pictures: deleteOldPictures,
        'files for imports': deleteOldUploads,
      },
      preview: previewWith({ db, storeCode, shopUrl, fingerprint }),
      beforeCommands: async () => {
        const { finishInterruptedImport } = await import('./run-steps.ts');
        await finishInterruptedImport(database, storeCode, giveWay(!database.embedded, database));
      },
      jobs: () => [startImportJob(database, storeCode, jobs), startDraftJob(job), startBulkJob(job)],
    };
  },
});
