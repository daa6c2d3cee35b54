import type { HomeSection } from '@vitrine/contract/content-shapes.ts';
import { ownPath } from '../../format/image-url.ts';
import { type Photo, photoOf } from '../../format/photo.ts';
import type { Language } from '../../i18n/language.ts';
import { listMessages } from '../../messages/en/list.ts';
import { translate } from '../../messages/translate.ts';

export interface HomeBlock {
  type: HomeSection['type'];
  code: string | null;
  title: string | null;
  text: string | null;
  link: { text: string; to: string } | undefined;
  photos: Photo[];
  items: HomeSection['items'];
}

export const homeBlocks = (sections: HomeSection[], shopUrl: string): HomeBlock[] =>
  sections
    .filter(({ visible }) => visible)
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map((section) => ({
      type: section.type,
      code: section.code,
      title: section.title,
      text: section.text,
      link:
        section.link && section.linkText ? { text: section.linkText, to: ownPath(section.link, shopUrl) } : undefined,
      photos: section.images.map((image) => photoOf(image, shopUrl)),
      items: section.items,
    }));

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
