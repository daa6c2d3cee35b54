import type { HomeSection, listContentImages as imagesShape } from '@vitrine/contract/content/content-shapes.ts';
import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import { pictureName } from '../media/media.ts';
import type { RequestContext } from '../store/store.ts';
import { findContents, findHomeSections } from './content-repository.ts';
import { viewHomeSection } from './content-view.ts';

export async function readHomeConfiguration(ctx: RequestContext): Promise<{ sections: HomeSection[] }> {
  ctx.tag('content', 'store');
  const records = await findHomeSections(ctx.db, ctx.store.id);
  return { sections: records.map((record) => viewHomeSection(ctx, record)) };
}

export async function listContentImages(ctx: RequestContext): Promise<ResponseOf<typeof imagesShape>> {
  ctx.tag('content', 'store');
  const [pages, sections] = await Promise.all([
    findContents(ctx.db, ctx.store.id, 'page'),
    findHomeSections(ctx.db, ctx.store.id),
  ]);
  const names = [
    ...sections.flatMap(({ pictures }) => pictures.map(({ name, hash }) => pictureName(name, hash))),
    ...pages.flatMap(({ picture, mediaName }) => (picture && mediaName ? [pictureName(mediaName, picture.hash)] : [])),
  ];
  const path = `${ctx.shopUrl}/static/files/${ctx.store.code}/IMAGE/`;
  return { path: null, content: [...new Set(names)].map((name) => ({ name, contentType: null, path })) };
}
