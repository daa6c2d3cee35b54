import type { Category, Description, Manufacturer, ProductCategory } from '@vitrine/contract/catalog/catalog-shapes.ts';
import { shownTextFields } from '@vitrine/contract/catalog/product-fields.ts';
import type { CustomFieldSubject, CustomValues } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { CustomAttribute } from '@vitrine/contract/custom-fields/shown-custom-values.ts';
import { namesOf } from '@vitrine/contract/fields/field.ts';
import { viewAttributes as viewOwnAttributes } from '../../custom-fields/custom-fields.ts';
import { filePictureUrl } from '../../media/media.ts';
import { type TextColumnsOf, textsFrom } from '../../platform/database/field-columns.ts';
import { pickTranslation } from '../../platform/text/pick-translation.ts';
import type { RequestContext } from '../../store/store.ts';
import type { CatalogTree, CategoryRecord, ManufacturerRecord } from './catalog-tree-repository.ts';
import { getAncestors, isCategoryShown } from './visibility.ts';

/** Columns a description may have; missing ones become null in the response. */
export interface DescriptionRow extends Partial<TextColumnsOf<typeof shownTextFields>> {
  readonly language: string;
  readonly name: string;
  readonly description?: string | null;
  readonly friendlyUrl?: string | null;
  readonly keyWords?: string | null;
  readonly highlights?: string | null;
  readonly metaDescription?: string | null;
  readonly title?: string | null;
}

/** The description in the language of the request, and all of them when all languages are wanted. */
export function viewDescriptions(
  { store, language, allLanguages }: RequestContext,
  id: number,
  texts: readonly DescriptionRow[],
  nameless: string,
): { description: Description; descriptions?: Description[] } {
  const fallback = store.languages[0] ?? 'en';
  const text = pickTranslation(texts, language, fallback);
  const own = texts.find((candidate) => candidate.language === fallback && candidate !== text);
  const view = (row: DescriptionRow | undefined) => viewDescription(id, row, row?.language ?? language, nameless);
  return {
    description: { ...view(text), ...replacements(text, own) },
    ...(allLanguages && { descriptions: texts.map(view) }),
  };
}

/** Shown texts; where they are missing, those in the store's own language are shown. */
const replaceable = ['description' as const, 'highlights' as const, ...namesOf(shownTextFields)];

function replacements(text: DescriptionRow | undefined, own: DescriptionRow | undefined): Partial<Description> {
  const [given, others] = [text, own].map((row) => ({ ...row, ...(row && textsFrom(shownTextFields, row)) }));
  const fields = replaceable.filter((field) => !given?.[field] && others?.[field]);
  if (!own || fields.length === 0) return {};
  return {
    ...Object.fromEntries(fields.map((field) => [field, others?.[field]])),
    languages: Object.fromEntries(fields.map((field) => [field, own.language])),
  };
}

function viewDescription(
  id: number,
  text: DescriptionRow | undefined,
  language: string,
  nameless: string,
): Description {
  return {
    id,
    language,
    name: text?.name ?? nameless,
    description: text?.description ?? null,
    friendlyUrl: text?.friendlyUrl ?? null,
    keyWords: text?.keyWords ?? null,
    highlights: text?.highlights ?? null,
    // Public storefronts use both as they are, for the head of the page.
    metaDescription: text?.metaDescription ?? text?.highlights ?? null,
    title: text?.title ?? text?.name ?? nameless,
    ...(text && textsFrom(shownTextFields, text)),
  };
}

export function viewManufacturer(
  ctx: RequestContext,
  record: ManufacturerRecord,
  productCount: number | null,
): Manufacturer {
  return {
    id: record.id,
    code: record.code,
    order: record.position,
    ...viewDescriptions(ctx, record.id, record.texts, record.code),
    productCount,
  };
}

/** The category of a product: without children and count. */
export function viewProductCategory(ctx: RequestContext, tree: CatalogTree, record: CategoryRecord): ProductCategory {
  const lineage = getAncestors(record, tree.categories);
  const parent = lineage.at(-2);
  return {
    id: record.id,
    code: record.code,
    sortOrder: record.position,
    visible: isCategoryShown(record, tree.categories),
    featured: record.featured,
    lineage: `/${lineage.map(({ id }) => id).join('/')}/`,
    depth: lineage.length - 1,
    ...viewDescriptions(ctx, record.id, record.texts, record.code),
    productCount: 0,
    store: ctx.store.code,
    image: record.mediaHash && filePictureUrl(ctx, `${record.code}.webp`, record.mediaHash),
    parent: parent
      ? { id: parent.id, code: parent.code, ...viewDescriptions(ctx, parent.id, parent.texts, parent.code) }
      : null,
  };
}

function viewHeadImage(ctx: RequestContext, { code, headPicture, headMediaName, texts }: CategoryRecord) {
  if (!headPicture) return null;
  const { hash, width, height } = headPicture;
  const alts = texts.filter(({ headAlt }) => headAlt);
  const text = pickTranslation(alts, ctx.language, ctx.store.languages[0] ?? 'en');
  return {
    url: filePictureUrl(ctx, headMediaName ?? code, hash),
    width,
    height,
    alt: text?.headAlt ?? '',
    altLanguage: text?.language ?? ctx.language,
  };
}

/** Values of the fields that the merchant shows. */
export const viewAttributes = (
  { language, store }: RequestContext,
  { customFields }: CatalogTree,
  subject: CustomFieldSubject,
  values: CustomValues,
): CustomAttribute[] => viewOwnAttributes(customFields, subject, values, { language, ...store });

/** Lists of many products are shorter without empty ones. */
export const withAttributes = (attributes: CustomAttribute[]) => (attributes.length > 0 ? { attributes } : {});

/** A category with all visible descendants. */
export function viewCategory(
  ctx: RequestContext,
  tree: CatalogTree,
  counts: ReadonlyMap<number, number>,
  record: CategoryRecord,
): Category {
  const children = (tree.childCategories.get(record.id) ?? []).filter(({ visible }) => visible);
  return {
    ...viewProductCategory(ctx, tree, record),
    productCount: counts.get(record.id) ?? 0,
    headImage: viewHeadImage(ctx, record),
    ...withAttributes(viewAttributes(ctx, tree, 'category', record.fields)),
    children: children.map((child) => viewCategory(ctx, tree, counts, child)),
  };
}
