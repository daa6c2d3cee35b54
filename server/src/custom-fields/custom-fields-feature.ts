import { defineFeature } from '../feature.ts';
import { storeFeature } from '../store/store-feature.ts';

/** Definitions are edited like other entries of the catalog (product-editing), and values where their subjects are. */
export const customFieldsFeature = defineFeature({
  name: 'custom-fields',
  needs: [storeFeature],
  start: () => ({}),
});
