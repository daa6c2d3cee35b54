import { catalogFeature } from '../catalog/catalog-feature.ts';
import { defineFeature } from '../feature.ts';
import { mediaFeature } from '../media/media-feature.ts';
import { storeFeature } from '../store/store-feature.ts';
import { mountContent } from './content-routes.ts';

export const contentFeature = defineFeature({
  name: 'content',
  needs: [storeFeature, mediaFeature, catalogFeature],
  start: () => ({ routes: mountContent }),
});
