import type { HomeSection, listContentImages as imagesShape } from '@vitrine/contract/content-shapes.ts';
import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import { pictureName } from '../media/media.ts';
import type { ShopVisit } from '../store/store.ts';
import { findContents, findHomeSections } from './content-repository.ts';
import { viewHomeSection } from './content-view.ts';

export async function readHomeConfiguration(visit: ShopVisit): Promise<{ sections: HomeSection[] }> {
  visit.tag('content', 'store');
  const records = await findHomeSections(visit.db, visit.store.id);
  return { sections: records.map((record) => viewHomeSection(visit, record)) };
}

export async function listContentImages(visit: ShopVisit): Promise<ResponseOf<typeof imagesShape>> {
  visit.tag('content', 'store');
  const [pages, sections] = await Promise.all([
    findContents(visit.db, visit.store.id, 'page'),
    findHomeSections(visit.db, visit.store.id),
  ]);
  const names = [
    ...sections.flatMap(({ pictures }) => pictures.map(({ name, hash }) => pictureName(name, hash))),
    ...pages.flatMap(({ picture, mediaName }) => (picture && mediaName ? [pictureName(mediaName, picture.hash)] : [])),
  ];
  const path = `${visit.shopUrl}/static/files/${visit.store.code}/IMAGE/`;
  return { path: null, content: [...new Set(names)].map((name) => ({ name, contentType: null, path })) };
}
