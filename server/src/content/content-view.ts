import type { ContentBox, ContentPage, HomeSection } from '@vitrine/contract/content/content-shapes.ts';
import { viewDescriptions } from '../catalog/catalog.ts';
import { filePictureUrl } from '../media/media.ts';
import { pickTranslation } from '../platform/text/pick-translation.ts';
import type { RequestContext } from '../store/store.ts';
import type { ContentRecord, HomeSectionRecord } from './content-repository.ts';

type HomeSectionTexts = HomeSectionRecord['texts'][string];

export function viewPage(ctx: RequestContext, record: ContentRecord): ContentPage {
  const fallback = ctx.store.languages[0] ?? 'en';
  const text = pickTranslation(record.texts, ctx.language, fallback);
  const alts = record.texts.filter(({ mediaAlt }) => mediaAlt);
  const alt = pickTranslation(alts, ctx.language, fallback);
  const { picture, mediaName } = record;
  const described = viewDescriptions(ctx, record.id, record.texts, record.code);
  return {
    id: record.id,
    code: record.code,
    visible: record.visible,
    contentType: 'PAGE',
    linkToMenu: record.linkToMenu,
    path: text?.friendlyUrl ?? null,
    name: described.description.name,
    ...described,
    image: picture && {
      url: filePictureUrl(ctx, mediaName ?? record.code, picture.hash),
      width: picture.width,
      height: picture.height,
      alt: alt?.mediaAlt ?? '',
      altLanguage: alt?.language ?? ctx.language,
    },
    publishedOn: record.publishedOn,
  };
}

export function viewBox(ctx: RequestContext, record: ContentRecord): ContentBox {
  const described = viewDescriptions(ctx, record.id, record.texts, record.code);
  return {
    id: record.id,
    code: record.code,
    visible: record.visible,
    contentType: 'BOX',
    name: described.description.name,
    ...described,
  };
}

/** Where a text is missing in the language of the request, it is in the store's own. */
export function viewHomeSection(ctx: RequestContext, record: HomeSectionRecord): HomeSection {
  const own = ctx.store.languages[0] ?? 'en';
  const pick = <T>(read: (texts: HomeSectionTexts) => T | undefined) => {
    for (const language of [ctx.language, own]) {
      const texts = record.texts[language];
      const found = texts && read(texts);
      if (found) return { found, language };
    }
    return undefined;
  };
  const title = pick((texts) => texts.title);
  const text = pick((texts) => texts.text);
  const linkText = pick((texts) => texts.linkText);
  const languages = Object.entries({ title, text, linkText }).flatMap(([field, picked]) =>
    picked && picked.language !== ctx.language ? [[field, picked.language]] : [],
  );
  return {
    type: record.type,
    code: record.groupCode,
    title: title?.found ?? null,
    text: text?.found ?? null,
    linkText: linkText?.found ?? null,
    link: record.link,
    ...(languages.length > 0 && { languages: Object.fromEntries(languages) }),
    images: record.pictures.map(({ name, hash, width, height, index }) => {
      const alt = pick(({ alts }) => alts[index]);
      return {
        url: filePictureUrl(ctx, name, hash),
        width,
        height,
        alt: alt?.found ?? '',
        altLanguage: alt?.language ?? ctx.language,
      };
    }),
    items: (record.texts[own]?.items ?? []).map((item, index) => {
      const { found = item, language = own } = pick(({ items }) => completeItem(items[index])) ?? {};
      return { ...found, language };
    }),
    visible: record.visible,
    sortOrder: record.position,
  };
}

const completeItem = (item: HomeSectionTexts['items'][number] | undefined) =>
  item?.title && item.text ? item : undefined;
