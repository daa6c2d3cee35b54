import * as endpoints from '@vitrine/contract/import/import.ts';
import * as shapes from '@vitrine/contract/import/import-shapes.ts';
import { accountFeature } from '../account/account-feature.ts';
import { archiveFeature } from '../archive/archive-feature.ts';
import { catalogFeature } from '../catalog/catalog-feature.ts';
import { contentFeature } from '../content/content-feature.ts';
import { customFieldsFeature } from '../custom-fields/custom-fields-feature.ts';
import { defineFeature } from '../feature.ts';
import { historyFeature } from '../history/history-feature.ts';
import { mediaFeature } from '../media/media-feature.ts';
import { newsletterFeature } from '../newsletter/newsletter-feature.ts';
import { daysBefore } from '../platform/clock.ts';
import type { StaffMount } from '../platform/http/mount-staff.ts';
import type { RetentionTask } from '../platform/jobs/retention-job.ts';
import { productEditingFeature } from '../product-editing/product-editing-feature.ts';
import { redirectsFeature } from '../redirects/redirects-feature.ts';
import { reviewsFeature } from '../reviews/reviews-feature.ts';
import type { NewStore, StaffContext } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import { listMissingTranslations } from './export/list-missing-translations.ts';
import { readDemoStore } from './fill-demo-shop.ts';
import { exportFiles, exportRedirects, importFile } from './import-file.ts';
import { deleteOldPictures } from './unused-pictures-repository.ts';
import { deleteUploadsBefore } from './upload/uploaded-import-repository.ts';

export const importFeature = defineFeature({
  name: 'import',
  needs: [
    storeFeature,
    historyFeature,
    redirectsFeature,
    mediaFeature,
    customFieldsFeature,
    catalogFeature,
    contentFeature,
    newsletterFeature,
    accountFeature,
    archiveFeature,
    reviewsFeature,
    productEditingFeature,
  ],
  start({ store }) {
    let demoStore: Promise<NewStore | null> | undefined;
    store.demoStore.fill(() => {
      demoStore ??= readDemoStore();
      return demoStore;
    });
    return {
      staffRoutes: mountImport,
      commands: { importFile, exportFiles, exportRedirects, listMissingTranslations },
      retention: { pictures: deleteOldPictures, 'files for imports': deleteOldUploads },
    };
  },
});

const UPLOAD_DAYS = 1;

/** Files for imports, and what became of them; the history has the changes. */
export const deleteOldUploads: RetentionTask = (db, now) => deleteUploadsBefore(db, daysBefore(now, UPLOAD_DAYS));

/** The libraries for YAML, Markdown and pictures are loaded when they are used. */
const uploads = () => import('./upload/uploads.ts');

function mountImport(mount: StaffMount<StaffContext>): void {
  mount(endpoints.uploadImport, shapes.uploadImport, async (ctx, { query, body }) =>
    (await uploads()).uploadImport(ctx, query.name, body),
  );
  mount(endpoints.readImport, shapes.readImport, async (ctx, { params }) =>
    (await uploads()).readImport(ctx, params.id),
  );
  mount(endpoints.previewImport, shapes.previewImport, async (ctx, { params, body }) =>
    (await uploads()).previewImport(ctx, params.id, body),
  );
  mount(endpoints.listImportChanges, shapes.listImportChanges, async (ctx, { params, query }) =>
    (await uploads()).listImportChanges(ctx, params.id, query),
  );
  mount(endpoints.readImportReport, shapes.readImportReport, async (ctx, { params }) =>
    (await uploads()).readImportReport(ctx, params.id),
  );
  mount(endpoints.runImport, shapes.runImport, async (ctx, { params }) => (await uploads()).runImport(ctx, params.id));
  mount(endpoints.exportCatalog, shapes.exportCatalog, async (ctx, { query }) =>
    (await uploads()).sendExport(ctx, query.format),
  );
}
