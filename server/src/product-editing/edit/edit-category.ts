// Categories in the back office: read, made, changed, moved and deleted.

import { customFieldSet } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type * as shapes from '@vitrine/contract/product-editing/edit-structure-shapes.ts';
import type { CategoryChanges, EditedCategory } from '@vitrine/contract/product-editing/edited-structure.ts';
import type { Language } from '@vitrine/contract/site/site-languages.ts';
import { localPath } from '@vitrine/contract/site/site-paths.ts';
import { countShownFirstIn, findCategoryAddresses, findProductIdsNaming } from '../../catalog/catalog.ts';
import { findCustomFields, readSentCustomValues, viewSentCustomValues } from '../../custom-fields/custom-fields.ts';
import { filePictureUrl, findMediaIds } from '../../media/media.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { type CommandContext, getOwnStore, type StoreRow } from '../../store/store.ts';
import { pagePaths } from '../changes/moved-addresses.ts';
import type { Fields } from '../entries/entry-fields.ts';
import { type EntryPatch, patchOf } from '../entries/entry-patch.ts';
import { stated } from '../entries/fields.ts';
import { richTexts, viewTexts } from '../entries/markdown.ts';
import { findStoredEntries, type StoredEntries } from '../entries/stored-entries-repository.ts';
import { changeStructure } from './change-structure.ts';
import { textFields } from './edit-patch.ts';
import { inOrder, mergePatches, placeAmong } from './entry-order.ts';
import { listCategoryTree } from './list-structure.ts';
import { moveProducts } from './move-products.ts';
import { versionOfEntry } from './product-version.ts';

type StoredCategories = StoredEntries<'category'>;

const ROOT = '-';

export async function readCategoryForEdit(ctx: CommandContext, code: string): Promise<EditedCategory> {
  const store = await getOwnStore(ctx);
  const fields = requireCategory(await findStoredEntries(ctx.db, store, 'category'), code);
  return describeCategory(ctx, ctx.db, store, code, fields);
}

async function describeCategory(
  ctx: CommandContext,
  db: Queryable,
  store: StoreRow,
  code: string,
  fields: Fields<'category'>,
): Promise<EditedCategory> {
  const custom = customFieldSet(await findCustomFields(db, store.id), 'category');
  return { ...viewCategory(ctx, store, code, fields), fields: viewSentCustomValues(custom, fields, store, richTexts) };
}

const requireCategory = (stored: StoredCategories, code: string): Fields<'category'> =>
  stored.get(code) ?? throwDomainError('category.not-found');

export async function createCategory(
  ctx: CommandContext,
  {
    code,
    parent = null,
    ...changes
  }: CategoryChanges & { readonly code: string; readonly parent?: string | null | undefined },
): Promise<EditedCategory> {
  await changeStructure(ctx, `create category ${code}`, async (db, store) => {
    const stored = await findStoredEntries(db, store, 'category');
    if (stored.has(code)) throwDomainError('entry.code-taken', { code }, { field: 'code' });
    if (parent !== null) requireCategory(stored, parent);
    return {
      structure: [await categoryPatch(db, store, code, { ...changes, texts: changes.texts ?? {} }, undefined, parent)],
    };
  });
  return readCategoryForEdit(ctx, code);
}

/** Refused with the current state when somebody has changed the category since it was read. */
export async function updateCategory(
  ctx: CommandContext,
  code: string,
  { version, ...changes }: CategoryChanges & { readonly version: string },
): Promise<EditedCategory> {
  await changeStructure(ctx, `edit category ${code}`, async (db, store) => {
    const fields = requireCategory(await findStoredEntries(db, store, 'category'), code);
    if (versionOfEntry(fields) !== version)
      throwDomainError('entry.changed', {}, { category: await describeCategory(ctx, db, store, code, fields) });
    return { structure: [await categoryPatch(db, store, code, changes, fields)] };
  });
  return readCategoryForEdit(ctx, code);
}

async function categoryPatch(
  db: Queryable,
  store: StoreRow,
  code: string,
  changes: CategoryChanges,
  stored: Fields<'category'> | undefined,
  parent?: string | null,
): Promise<EntryPatch> {
  const { visible, featured, image, headImage } = changes;
  const custom = customFieldSet(await findCustomFields(db, store.id), 'category');
  const texts = textFields(changes.texts, store, stored);
  const hashes = [...new Set([image, headImage?.hash].filter((hash) => typeof hash === 'string'))];
  if ((await findMediaIds(db, hashes)).size < hashes.length) throwDomainError('picture.not-found');
  const taken = await findCategoryAddresses(db, store.id);
  for (const language of store.languages) {
    const slug = texts[`slug.${language}`];
    if (typeof slug === 'string' && (taken.get(`${language}/${slug}`) ?? code) !== code)
      throwDomainError('category.address-taken', { address: slug }, { field: `texts.${language}.slug` });
  }
  return patchOf('category', code, {
    ...texts,
    ...readSentCustomValues(custom, changes.fields, store, 'fields', richTexts),
    ...(parent && { parent }),
    ...stated({ visible, featured, image, headImage }),
  });
}

export async function moveCategory(
  ctx: CommandContext,
  { code, parent }: { readonly code: string; readonly parent: string },
  { version, position }: { readonly version: string; readonly position: number },
): Promise<ResponseOf<typeof shapes.moveCategory>> {
  const target = parent === ROOT ? null : parent;
  await changeStructure(ctx, `move category ${code}`, async (db, store) => {
    const stored = await findStoredEntries(db, store, 'category');
    if (versionOfEntry(requireCategory(stored, code)) !== version) throwDomainError('entry.changed');
    if (target !== null) requireCategory(stored, target);
    throwIfBelowItself(stored, code, target);
    const neighbours = inOrder(stored).filter(([, fields]) => (fields.parent ?? null) === target);
    const placed = placeAmong('category', neighbours, code, position);
    const own = patchOf('category', code, { parent: target });
    return { structure: mergePatches([own, ...placed]) };
  });
  return listCategoryTree(ctx);
}

export async function previewCategory(
  ctx: CommandContext,
  code: string,
): Promise<ResponseOf<typeof shapes.previewCategory>> {
  const store = await getOwnStore(ctx);
  requireCategory(await findStoredEntries(ctx.db, store, 'category'), code);
  return {
    products: (await findProductIdsNaming(ctx.db, store.id, { categories: [code] })).length,
    hidden: await countShownFirstIn(ctx.db, store.id, code),
  };
}

/**
 * Its products go to the target, the categories below it below another one or to the top. Visitors of its address are led to the
 * target, or to where the categories went.
 */
export async function deleteCategory(
  ctx: CommandContext,
  code: string,
  { target, parts }: Input<typeof shapes.deleteCategory>['query'],
): Promise<null> {
  await changeStructure(ctx, `delete category ${code}`, async (db, store) => {
    const stored = await findStoredEntries(db, store, 'category');
    const fields = requireCategory(stored, code);
    const successor = target === code ? undefined : (target ?? (parts === ROOT ? undefined : parts));
    const next = successor === undefined ? undefined : requireCategory(stored, successor);
    const products = await moveProducts(db, store, { categories: [code] }, (categories) => {
      // Products of categories below it move with these.
      if (!categories.includes(code)) return {};
      if (target === undefined || target === code) return null;
      return { categories: [...new Set(categories.map((one) => (one === code ? target : one)))] };
    });
    return {
      structure: movedParts(stored, code, parts),
      products,
      redirects: next ? redirectsTo(store, fields, next) : [],
      deletions: [{ kind: 'category', key: code }],
    };
  });
  return null;
}

/** They take the place of the category among its neighbours, or come last elsewhere. */
function movedParts(stored: StoredCategories, code: string, to: string | undefined): EntryPatch[] {
  const below = (parent: string | null) => inOrder(stored).filter(([, fields]) => (fields.parent ?? null) === parent);
  const parts = below(code);
  if (parts.length === 0) return [];
  const parent = to === ROOT ? null : (to ?? throwDomainError('category.has-parts', { count: parts.length }));
  if (parent !== null) requireCategory(stored, parent);
  throwIfBelowItself(stored, code, parent);
  const neighbours = below(parent);
  const own = neighbours.findIndex(([one]) => one === code);
  const placed = neighbours.toSpliced(own < 0 ? neighbours.length : own, own < 0 ? 0 : 1, ...parts);
  return mergePatches([
    ...parts.map(([key]) => patchOf('category', key, { parent })),
    ...placed.flatMap(([key, fields], position) =>
      fields.position === position ? [] : [patchOf('category', key, { position })],
    ),
  ]);
}

/** Nothing goes below itself. */
function throwIfBelowItself(stored: StoredCategories, code: string, parent: string | null): void {
  for (let above = parent; above !== null; above = stored.get(above)?.parent ?? null)
    if (above === code) throwDomainError('category.below-itself');
}

function redirectsTo(
  { languages }: StoreRow,
  from: Fields<'category'>,
  to: Fields<'category'>,
): EntryPatch<'redirect'>[] {
  const [first = ''] = languages;
  return languages.flatMap((language) => {
    const slugOf = (fields: Fields<'category'>) => fields[`slug.${language}`] ?? fields[`slug.${first}`];
    const [old, next] = [slugOf(from), slugOf(to)];
    if (old === undefined || next === undefined) return [];
    const address = (slug: string) => localPath(language as Language, pagePaths.category + slug);
    return [patchOf('redirect', address(old), { to: address(next) })];
  });
}

function viewCategory(
  { shopUrl }: CommandContext,
  store: StoreRow,
  code: string,
  fields: Fields<'category'>,
): Omit<EditedCategory, 'fields'> {
  const { image, headImage: head, parent = null, visible = true, featured = false } = fields;
  const url = (name: string, hash: string) => filePictureUrl({ shopUrl, store }, name, hash);
  return {
    code,
    version: versionOfEntry(fields),
    languages: store.languages,
    parent,
    visible,
    featured,
    texts: Object.fromEntries(store.languages.map((language) => [language, viewTexts(fields, language, textNames)])),
    image: image === undefined ? null : { hash: image, url: url(`${code}.webp`, image) },
    headImage: head ? { ...head, url: url(head.name, head.hash) } : null,
  };
}

const textNames = ['name', 'slug', 'title', 'metaDescription', 'description', 'headAlt'] as const;
