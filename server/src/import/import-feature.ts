import { accountFeature } from '../account/account-feature.ts';
import { archiveFeature } from '../archive/archive-feature.ts';
import { catalogFeature } from '../catalog/catalog-feature.ts';
import { contentFeature } from '../content/content-feature.ts';
import { customFieldsFeature } from '../custom-fields/custom-fields-feature.ts';
import { defineFeature } from '../feature.ts';
import { historyFeature } from '../history/history-feature.ts';
import { mediaFeature } from '../media/media-feature.ts';
import { newsletterFeature } from '../newsletter/newsletter-feature.ts';
import { productEditingFeature } from '../product-editing/product-editing-feature.ts';
import { redirectsFeature } from '../redirects/redirects-feature.ts';
import { reviewsFeature } from '../reviews/reviews-feature.ts';
import { storeFeature } from '../store/store-feature.ts';
import { deleteOldPictures } from './expire-pictures.ts';
import { listMissingTranslations } from './export/list-missing-translations.ts';
import { exportFiles, exportRedirects, importFile } from './import-file.ts';
import { mountImport } from './import-staff-routes.ts';
import { deleteOldUploads } from './upload/expire-uploads.ts';

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
  start() {
    return {
      staffRoutes: mountImport,
      commands: { importFile, exportFiles, exportRedirects, listMissingTranslations },
      retention: { pictures: deleteOldPictures, 'files for imports': deleteOldUploads },
    };
  },
});
