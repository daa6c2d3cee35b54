import type { HomeSection } from '@vitrine/contract/content/content-shapes.ts';
import { ownPath, type Photo, photoOf } from '../../format/photo.ts';
import type { Language } from '../../i18n/language.ts';
import { languageAttributes, type TextLanguage, textLanguage } from '../../i18n/text-language.ts';
import { listMessages } from '../../messages/en/catalog.ts';
import { translate } from '../../messages/translate.ts';
import type { Promised } from './promise-icon.ts';

export interface HomeBlock {
  type: HomeSection['type'];
  code: string | null;
  title: string | null;
  titleLanguage?: TextLanguage | undefined;
  text: string | null;
  textLanguage?: TextLanguage | undefined;
  link: { text: string; to: string; language?: TextLanguage | undefined } | undefined;
  photos: Photo[];
  items: Promised[];
}

export const homeBlocks = (sections: HomeSection[], shopUrl: string, language: Language): HomeBlock[] =>
  sections
    .filter(({ visible }) => visible)
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map((section) => ({
      type: section.type,
      code: section.code,
      title: section.title,
      titleLanguage: textLanguage(section, 'title', language),
      text: section.text,
      textLanguage: textLanguage(section, 'text', language),
      link:
        section.link && section.linkText
          ? {
              text: section.linkText,
              to: ownPath(section.link, shopUrl),
              language: textLanguage(section, 'linkText', language),
            }
          : undefined,
      photos: section.images.map((image) => photoOf(image, shopUrl, language)),
      items: promisesOf(section, language),
    }));

export const promisesOf = ({ items }: Pick<HomeSection, 'items'>, page: Language): Promised[] =>
  items.map(({ language, ...item }) => ({ ...item, language: languageAttributes(language, page) }));

/** Code of the row of products on a home page that the merchant has not set up. */
export const ALL_PRODUCTS = 'all products';

/** Categories and products, for a store without a home page of its own. */
export function defaultBlocks(language: Language): HomeBlock[] {
  const t = translate(listMessages, language);
  const plain = { code: null, title: null, text: null, link: undefined, photos: [], items: [] };
  const link = { text: t.viewAll, to: '/category/all' };
  return [
    { ...plain, type: 'categories' },
    { ...plain, type: 'products', code: ALL_PRODUCTS, title: t.everything, link },
  ];
}
