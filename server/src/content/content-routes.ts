import * as promises from '@vitrine/contract/content.ts';
import * as shapes from '@vitrine/contract/content-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { ShopVisit } from '../store/store.ts';
import { listBoxes, listPages } from './list-pages.ts';
import { listContentImages, readHomeConfiguration } from './read-home-configuration.ts';
import { readBox, readPage } from './read-page.ts';

export function mountContent(mount: Mount<ShopVisit>): void {
  mount(promises.listPages, shapes.listPages, listPages);
  mount(promises.readPage, shapes.readPage, readPage);
  mount(promises.listBoxes, shapes.listBoxes, listBoxes);
  mount(promises.readBox, shapes.readBox, readBox);
  mount(promises.listContentImages, shapes.listContentImages, listContentImages);
  mount(promises.readHomeConfiguration, shapes.readHomeConfiguration, readHomeConfiguration);
}
