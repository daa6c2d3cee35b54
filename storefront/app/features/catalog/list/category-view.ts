import type { Category } from '@vitrine/contract/catalog/catalog-shapes.ts';
import { ownPath, type Photo, photoOf } from '../../../format/photo.ts';
import { plainText, shorten, withoutMarker } from '../../../format/plain-text.ts';
import type { Language } from '../../../i18n/language.ts';
import { localHtml } from '../../../i18n/local-html.ts';
import { type TextLanguage, textLanguage } from '../../../i18n/text-language.ts';
import { attributeRows, type DetailRow } from '../product/product-view.ts';
import type { Subcategory } from './subcategories.tsx';

interface CategoryHeadView {
  photo: Photo;
  text: string;
  textLanguage: TextLanguage | undefined;
}

/** `id` is missing for the list of all products. */
export interface CategoryView {
  id: number | undefined;
  name: string;
  nameLanguage?: TextLanguage | undefined;
  slug: string;
  title: string | null;
  summary: string;
  text: string | null;
  textLanguage?: TextLanguage | undefined;
  image: string | null;
  head: CategoryHeadView | null;
  parent: { name: string; nameLanguage: TextLanguage | undefined; slug: string } | null;
  parts: Subcategory[];
  /** Values of the fields that the merchant has defined. */
  attributes: DetailRow[];
}

export const categorySlug = ({ id, description }: Pick<Category, 'id' | 'description'>): string =>
  description.friendlyUrl ?? String(id);

export const subcategoriesOf = (categories: Category[], language: Language): Subcategory[] =>
  categories
    .filter(({ visible }) => visible)
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map((category) => ({
      id: category.id,
      name: category.description.name,
      nameLanguage: textLanguage(category.description, 'name', language),
      slug: categorySlug(category),
    }));

export const categoryView = (category: Category, shopUrl: string, language: Language): CategoryView => ({
  id: category.id,
  name: category.description.name,
  nameLanguage: textLanguage(category.description, 'name', language),
  slug: categorySlug(category),
  title: category.description.title,
  summary: category.description.metaDescription || shorten(plainText(category.description.description ?? ''), 155),
  text: category.description.description && localHtml(withoutMarker(category.description.description), language),
  textLanguage: textLanguage(category.description, 'description', language),
  image: category.image && ownPath(category.image, shopUrl),
  head: headOf(category, shopUrl, language),
  parent: category.parent && {
    name: category.parent.description.name,
    nameLanguage: textLanguage(category.parent.description, 'name', language),
    slug: categorySlug(category.parent),
  },
  parts: subcategoriesOf(category.children, language),
  attributes: attributeRows(category.attributes, language),
});

const headOf = ({ headImage, description }: Category, shopUrl: string, language: Language): CategoryHeadView | null =>
  headImage && {
    photo: photoOf(headImage, shopUrl, language),
    text: plainText(description.highlights ?? ''),
    textLanguage: textLanguage(description, 'highlights', language),
  };
