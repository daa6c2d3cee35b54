import * as endpoints from '@vitrine/contract/content/content.ts';
import * as shapes from '@vitrine/contract/content/content-shapes.ts';
import { catalogFeature } from '../catalog/catalog-feature.ts';
import { defineFeature } from '../feature.ts';
import { mediaFeature } from '../media/media-feature.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { RequestContext } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import { listBoxes, listPages, listSummaries } from './list-pages.ts';
import { listContentImages, readBox, readHomeConfiguration, readPage } from './read-content.ts';

export const contentFeature = defineFeature({
  name: 'content',
  needs: [storeFeature, mediaFeature, catalogFeature],
  start: () => ({ routes: mountContent }),
});

function mountContent(mount: Mount<RequestContext>): void {
  mount(endpoints.listPages, shapes.listPages, listPages);
  mount(endpoints.readPage, shapes.readPage, readPage);
  mount(endpoints.listBoxes, shapes.listBoxes, listBoxes);
  mount(endpoints.listSummaries, shapes.listSummaries, listSummaries);
  mount(endpoints.readBox, shapes.readBox, readBox);
  mount(endpoints.listContentImages, shapes.listContentImages, listContentImages);
  mount(endpoints.readHomeConfiguration, shapes.readHomeConfiguration, readHomeConfiguration);
}
