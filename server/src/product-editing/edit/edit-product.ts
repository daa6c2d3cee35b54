// A product in the back office: read, made and changed. It is written like an import of this one product, so that checks,
// addresses, redirects, the price history, the record and the undo are the same.
import { customFieldSets } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { EditedProduct, ProductChanges } from '@vitrine/contract/product-editing/edited-product.ts';
import {
  findCodeToIdMap,
  findKnownSkus,
  findOffersBySku,
  findProductAddresses,
  findSkuOfProduct,
  lockNamedProduct,
} from '../../catalog/catalog.ts';
import { findCustomFields } from '../../custom-fields/custom-fields.ts';
import { findMediaIds } from '../../media/media.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { requirePermissions } from '../../platform/require-permissions.ts';
import { slugFrom } from '../../platform/text/slug.ts';
import { type CommandContext, getOwnStore, type StoreRow } from '../../store/store.ts';
import { runTogether } from '../changes/run-steps.ts';
import type { ProductPatch } from '../entries/entry-patch.ts';
import { textsIn } from '../entries/fields.ts';
import { inLanguage } from '../entries/issue.ts';
import type { ScopeNames } from '../entries/open-merge-scope.ts';
import {
  findProductIds,
  findStoredProducts,
  findVariantOwners,
  type StoredProduct,
} from '../entries/stored-products-repository.ts';
import { editPatch } from './edit-patch.ts';
import { runEdit } from './lock-for-edit.ts';
import { headOfEdit, planEdit } from './plan-edit.ts';
import { versionOf } from './product-version.ts';
import { viewEditedProduct } from './view-edited-product.ts';

export async function readProductForEdit(ctx: CommandContext, id: number): Promise<EditedProduct> {
  const store = await getOwnStore(ctx);
  const sku = (await findSkuOfProduct(ctx.db, store.id, id)) ?? throwDomainError('product.not-found');
  return describeProduct(ctx.db, ctx, store, id, sku);
}

async function describeProduct(
  db: Queryable,
  { shopUrl, now }: Pick<CommandContext, 'shopUrl' | 'now'>,
  store: StoreRow,
  id: number,
  sku: string,
): Promise<EditedProduct> {
  const stored = (await findStoredProducts(db, store, [sku])).get(sku) ?? throwDomainError('product.not-found');
  const offers = await findOffersBySku(db, store.id, [...stored.variants.keys()]);
  const customFields = customFieldSets(await findCustomFields(db, store.id));
  return viewEditedProduct({ shopUrl, store, now, customFields }, { id, sku, stored, offers });
}

export async function createProduct(
  ctx: CommandContext,
  { sku, ...changes }: ProductChanges & { readonly sku: string },
): Promise<EditedProduct> {
  return runEdit(ctx, 'product', async (tx, store) => {
    if ((await findKnownSkus(tx, store.id, [sku])).size > 0)
      throwDomainError('product.sku-taken', { sku }, { field: 'sku' });
    await save(tx, ctx, store, `create ${sku}`, changes, { sku, stored: undefined });
    const id = (await findProductIds(tx, store.id, [sku])).get(sku) ?? 0;
    return describeProduct(tx, ctx, store, id, sku);
  });
}

/** Refused with the current state when somebody has changed the product, or counted stock has moved, since it was read. */
export async function updateProduct(
  ctx: CommandContext,
  id: number,
  { version, ...changes }: ProductChanges & { readonly version: string },
): Promise<EditedProduct> {
  return runEdit(ctx, 'product', async (tx, store) => {
    const { sku, stored } = await lockProduct(tx, store, id);
    await throwIfStale(tx, ctx, store, id, { sku, stored }, { version, changes });
    await save(tx, ctx, store, `edit ${sku}`, changes, { sku, stored });
    return describeProduct(tx, ctx, store, id, sku);
  });
}

interface LockedProduct {
  readonly sku: string;
  readonly stored: StoredProduct;
}

async function lockProduct(tx: Tx, store: StoreRow, id: number): Promise<LockedProduct> {
  const sku = (await findSkuOfProduct(tx, store.id, id)) ?? throwDomainError('product.not-found');
  await lockNamedProduct(tx, store.id, sku);
  return {
    sku,
    stored: (await findStoredProducts(tx, store, [sku])).get(sku) ?? throwDomainError('product.not-found'),
  };
}

async function throwIfStale(
  tx: Tx,
  ctx: Pick<CommandContext, 'shopUrl' | 'now'>,
  store: StoreRow,
  id: number,
  { sku, stored }: LockedProduct,
  { version, changes }: { readonly version: string; readonly changes: ProductChanges },
): Promise<void> {
  const hasMoved = (changes.variants ?? []).some(
    ({ sku: own, stock }) => stock && stock.expected !== (stored.variants.get(own)?.stock ?? null),
  );
  if (versionOf(stored) !== version || hasMoved)
    throwDomainError('product.changed', {}, { product: await describeProduct(tx, ctx, store, id, sku) });
}

/** `staff`: who asks on a screen; a job has asked before. */
export type DraftAuthor = Pick<CommandContext, 'shopUrl' | 'now' | 'actor' | 'staff'>;

/**
 * Makes changes of a draft in the transaction of the caller; returns the product as it is then. With `version` they are
 * refused when the product is another by now, without it they are made on top of what is there.
 */
export async function applyDraft(
  tx: Tx,
  ctx: DraftAuthor,
  store: StoreRow,
  id: number,
  changes: ProductChanges,
  version?: string,
): Promise<EditedProduct> {
  const { sku, stored } = await lockProduct(tx, store, id);
  if (version !== undefined) await throwIfStale(tx, ctx, store, id, { sku, stored }, { version, changes });
  await save(tx, ctx, store, `publish ${sku}`, changes, { sku, stored });
  return describeProduct(tx, ctx, store, id, sku);
}

async function save(
  tx: Tx,
  { now, actor, staff }: Pick<CommandContext, 'now' | 'actor' | 'staff'>,
  store: StoreRow,
  action: string,
  changes: ProductChanges,
  { sku, stored }: { readonly sku: string; readonly stored: StoredProduct | undefined },
): Promise<void> {
  const customFields = customFieldSets(await findCustomFields(tx, store.id));
  const patch = editPatch(changes, { sku, store, now, stored, customFields });
  await checkNames(tx, store, patch);
  const names = await namesNear(tx, store, patch, stored);
  const { steps, needs, issue } = await planEdit(tx, store, names, { products: [patch] });
  if (staff) requirePermissions(staff, needs);
  if (issue) throwDomainError('product.cannot-save', { reason: inLanguage(issue) });
  await runTogether(tx, headOfEdit({ now, actor }, store, action), steps, names);
}

/** Checks that all entries the product refers to exist, and that its SKUs belong to it. */
async function checkNames(tx: Tx, store: StoreRow, { entry, variants }: ProductPatch): Promise<void> {
  const { brands, categories, optionValues } = await findCodeToIdMap(tx, store.id);
  const { brand, categories: codes, images } = entry.fields;
  if (brand && !brands.has(brand)) throwDomainError('manufacturer.not-found', {}, { field: 'brand' });
  if (codes?.some((code) => !categories.has(code))) throwDomainError('category.not-found', {}, { field: 'categories' });
  const hashes = [...new Set(images?.map(({ hash }) => hash))];
  if ((await findMediaIds(tx, hashes)).size < hashes.length)
    throwDomainError('picture.not-found', {}, { field: 'images' });
  for (const { fields } of variants)
    for (const [option, value] of textsIn(fields, 'option'))
      if (!optionValues.has(`${option}/${value}`))
        throwDomainError('option.not-found', { value: `${option}/${value}` });
  const owners = await findVariantOwners(
    tx,
    store.id,
    variants.map(({ key }) => key),
  );
  for (const { key } of variants) {
    const owner = owners.get(key) ?? entry.key;
    if (owner !== entry.key) throwDomainError('product.sku-taken', { sku: key }, { field: `variants.${key}.sku` });
  }
}

/** The addresses that this product can meet: reading all of a large shop would take longer than the save. */
async function namesNear(
  tx: Tx,
  store: StoreRow,
  { entry }: ProductPatch,
  stored: StoredProduct | undefined,
): Promise<ScopeNames> {
  const given = textsIn(entry.fields, 'slug');
  const after: ProductPatch['entry']['fields'] = { ...stored?.fields, ...entry.fields };
  const made = [...textsIn(after, 'name')].filter(([language]) => (after[`slug.${language}`] ?? null) === null);
  const productAddresses = await findProductAddresses(
    tx,
    store.id,
    [...given.values()],
    made.map(([language, name]) => slugFrom(name, language)),
  );
  for (const [language, slug] of given) {
    const owner = productAddresses.get(`${language}/${slug}`) ?? entry.key;
    if (owner !== entry.key)
      throwDomainError('product.address-taken', { address: slug }, { field: `texts.${language}.slug` });
  }
  return { productAddresses, categoryAddresses: new Map(), kinds: [] };
}
