import type { ContentBox, ContentPage, HomeSection } from '@vitrine/contract/content-shapes.ts';
import { viewDescriptions } from '../catalog/catalog.ts';
import { filePictureUrl } from '../media/media.ts';
import { pickTranslation } from '../platform/pick-translation.ts';
import type { RequestContext } from '../store/store.ts';
import type { ContentRecord, HomeSectionRecord } from './content-repository.ts';

export function viewPage(ctx: RequestContext, record: ContentRecord): ContentPage {
  const text = pickTranslation(record.texts, ctx.language, ctx.store.languages[0] ?? 'en');
  const { picture, mediaName } = record;
  return {
    id: record.id,
    code: record.code,
    visible: record.visible,
    contentType: 'PAGE',
    linkToMenu: record.linkToMenu,
    path: text?.friendlyUrl ?? null,
    ...viewDescriptions(ctx, record.id, record.texts, record.code),
    image: picture && {
      url: filePictureUrl(ctx, mediaName ?? record.code, picture.hash),
      width: picture.width,
      height: picture.height,
      alt: text?.mediaAlt ?? '',
    },
    publishedOn: record.publishedOn,
  };
}

export function viewBox(ctx: RequestContext, record: ContentRecord): ContentBox {
  return {
    id: record.id,
    code: record.code,
    visible: record.visible,
    contentType: 'BOX',
    ...viewDescriptions(ctx, record.id, record.texts, record.code),
  };
}

export function viewHomeSection(ctx: RequestContext, record: HomeSectionRecord): HomeSection {
  const texts = record.texts[ctx.language] ?? record.texts[ctx.store.languages[0] ?? 'en'];
  return {
    type: record.type,
    code: record.groupCode,
    title: texts?.title ?? null,
    text: texts?.text ?? null,
    linkText: texts?.linkText ?? null,
    link: record.link,
    images: record.pictures.map(({ name, hash, width, height, index }) => ({
      url: filePictureUrl(ctx, name, hash),
      width,
      height,
      alt: texts?.alts[index] ?? '',
    })),
    items: texts?.items ?? [],
    visible: record.visible,
    sortOrder: record.position,
  };
}
