import type { Category, Description, Manufacturer, ProductCategory } from '@vitrine/contract/catalog-shapes.ts';
import { filePictureUrl } from '../media/media.ts';
import { pickTranslation } from '../platform/pick-translation.ts';
import type { RequestContext } from '../store/store.ts';
import type { CatalogTree, CategoryRecord, ManufacturerRecord } from './catalog-tree-repository.ts';
import { getAncestors, isCategoryShown } from './visibility.ts';

/** Columns a description may have; missing ones become null in the response. */
export interface DescriptionRow {
  readonly language: string;
  readonly name: string;
  readonly description?: string | null;
  readonly friendlyUrl?: string | null;
  readonly keyWords?: string | null;
  readonly highlights?: string | null;
  readonly metaDescription?: string | null;
  readonly title?: string | null;
}

/** Shown texts; without them the text in the store's own language is shown. */
const replaceable = ['description', 'highlights'] as const;

export function viewDescription(
  { store, language }: RequestContext,
  id: number,
  texts: readonly DescriptionRow[],
  nameless: string,
): Description {
  const fallback = store.languages[0] ?? 'en';
  const text = pickTranslation(texts, language, fallback);
  const own = texts.find((candidate) => candidate.language === fallback && candidate !== text);
  const replaced = replaceable.filter((field) => !text?.[field] && own?.[field]);
  return {
    id,
    language: text?.language ?? language,
    name: text?.name ?? nameless,
    description: text?.description || own?.description || null,
    friendlyUrl: text?.friendlyUrl ?? null,
    keyWords: text?.keyWords ?? null,
    highlights: text?.highlights || own?.highlights || null,
    metaDescription: text?.metaDescription ?? null,
    title: text?.title ?? null,
    ...(replaced.length > 0 && { languages: Object.fromEntries(replaced.map((field) => [field, fallback])) }),
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
    description: viewDescription(ctx, record.id, record.texts, record.code),
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
    description: viewDescription(ctx, record.id, record.texts, record.code),
    productCount: 0,
    store: ctx.store.code,
    image: record.mediaHash && filePictureUrl(ctx, `${record.code}.webp`, record.mediaHash),
    parent: parent
      ? { id: parent.id, code: parent.code, description: viewDescription(ctx, parent.id, parent.texts, parent.code) }
      : null,
  };
}

/** A category with all visible descendants. */
export function viewCategory(
  ctx: RequestContext,
  tree: CatalogTree,
  counts: ReadonlyMap<number, number>,
  record: CategoryRecord,
): Category {
  const children = [...tree.categories.values()].filter(({ parentId, visible }) => parentId === record.id && visible);
  return {
    ...viewProductCategory(ctx, tree, record),
    productCount: counts.get(record.id) ?? 0,
    children: children.map((child) => viewCategory(ctx, tree, counts, child)),
  };
}
