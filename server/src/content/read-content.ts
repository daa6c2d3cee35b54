import { createHash } from 'node:crypto';
import type {
  readBox as boxShape,
  ContentBox,
  ContentPage,
  HomeSection,
  listContentImages as imagesShape,
  readPage as shape,
} from '@vitrine/contract/content/content-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { pictureName } from '../media/media.ts';
import type { Queryable } from '../platform/database/database.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import type { RequestContext } from '../store/store.ts';
import { type ContentRecord, findContents, findHomeSections } from './content-repository.ts';
import { viewBox, viewHomeSection, viewPage } from './content-view.ts';

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

export async function readPage(ctx: RequestContext, { params }: Input<typeof shape>): Promise<ContentPage> {
  return viewPage(ctx, await find(ctx, 'page', params.key));
}

export async function readBox(ctx: RequestContext, { params }: Input<typeof boxShape>): Promise<ContentBox> {
  return viewBox(ctx, await find(ctx, 'box', params.key));
}

/** Finds by friendlyUrl in any language, or by code. */
async function find(ctx: RequestContext, kind: 'page' | 'box', key: string): Promise<ContentRecord> {
  ctx.tag('content', 'store');
  const records = await findContents(ctx.db, ctx.store.id, kind);
  return (
    records.find(({ texts }) => texts.some(({ friendlyUrl }) => friendlyUrl === key)) ??
    records.find(({ code }) => code === key) ??
    throwDomainError('content.not-found')
  );
}

/** Identifies the current text of the terms in the language of the request; null if there are none. */
export const getCachedTermsVersion = (ctx: RequestContext): Promise<string | null> =>
  ctx.cache(`terms ${ctx.store.id} ${ctx.language}`, ['content', 'store'], async () => {
    const box = (await findContents(ctx.db, ctx.store.id, 'box')).find(({ code }) => code === 'agreement');
    const text = box && viewBox(ctx, box).description?.description;
    return text ? `${ctx.language} ${createHash('sha256').update(text).digest('hex').slice(0, 16)}` : null;
  });

/** Whether shoppers find terms of sale: a page of their own, a part of the legal policies, or the text at the checkout. */
export async function hasTerms(db: Queryable, storeId: number): Promise<boolean> {
  const [pages, boxes] = await Promise.all([findContents(db, storeId, 'page'), findContents(db, storeId, 'box')]);
  const found = [
    ...pages.filter(({ code }) => code === 'terms' || code === 'legal-policies'),
    ...boxes.filter(({ code }) => code === 'agreement'),
  ];
  return found.some(({ texts }) => texts.length > 0);
}
