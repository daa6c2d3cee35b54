// The merchant's use cases for stock, visibility and names.

import type { readStock as shape } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import { diffFields, type EntryChange, recordChange } from '../../history/history.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { slugFrom } from '../../platform/text/slug.ts';
import { type CommandContext, getOwnStore, type StoreRow } from '../../store/store.ts';
import { refreshListings } from '../listing/listing-refresh-repository.ts';
import { changeStock } from '../stock/stock-repository.ts';
import { findMovements, findVariantStock } from './edited-product-repository.ts';
import {
  addProductText,
  changeProduct,
  changeProductName,
  changeVariant,
  findProductName,
  lockNamedProduct,
  type NamedProduct,
} from './named-product-repository.ts';

/** Returns the stock before the change. With `expected`: refused when it has changed meanwhile. */
export async function setStock(ctx: CommandContext, sku: string, stock: number, expected?: number): Promise<number> {
  const { id } = await getOwnStore(ctx);
  return inTransaction(ctx.db, async (tx) => {
    const before = (await changeStock(tx, id, { sku, stock, at: ctx.now })) ?? throwDomainError('product.not-found');
    if (expected !== undefined && before !== expected)
      return throwDomainError('stock.changed', { sku, stock: before }, { stock: before });
    const fields = before === stock ? {} : { stock: { from: before, to: stock } };
    await record(tx, ctx, id, `stock ${sku} ${stock}`, [{ kind: 'variant', key: sku, fields }]);
    return before;
  });
}

const record = (tx: Tx, { now, actor }: CommandContext, storeId: number, action: string, changes: EntryChange[]) =>
  recordChange(tx, { storeId, at: now, actor, action }, changes);

/** The threshold belongs to the product, whose SKU is returned. */
export async function setLowStock(ctx: CommandContext, sku: string, threshold: number | null): Promise<string> {
  const { id } = await getOwnStore(ctx);
  return inTransaction(ctx.db, async (tx) => {
    const found = (await lockNamedProduct(tx, id, sku)) ?? throwDomainError('product.not-found');
    await changeProduct(tx, found.productId, { lowStock: threshold });
    const fields = found.lowStock === threshold ? {} : { lowStock: { from: found.lowStock, to: threshold } };
    await record(tx, ctx, id, `low stock ${sku}`, [{ kind: 'product', key: found.productSku, fields }]);
    return found.productSku;
  });
}

/** Shows or hides a product, or one of several variants. Returns whether anything changed. */
export async function setVisible(ctx: CommandContext, sku: string, visible: boolean): Promise<boolean> {
  const { id } = await getOwnStore(ctx);
  return inTransaction(ctx.db, async (tx) => {
    const found = (await lockNamedProduct(tx, id, sku)) ?? throwDomainError('product.not-found');
    const changes = await showProductOrVariant(tx, found, visible);
    if (changes.length === 0) return false;
    await record(tx, ctx, id, `${visible ? 'show' : 'hide'} ${sku}`, changes);
    await refreshListings(tx, id, [found.productId], ctx.now);
    return true;
  });
}

async function showProductOrVariant(tx: Tx, found: NamedProduct, visible: boolean): Promise<EntryChange[]> {
  if (found.isProduct) return showProduct(tx, found, visible);
  if (found.variants.every(({ available }) => available) === visible) return [];
  for (const variant of found.variants) await changeVariant(tx, variant.id, visible);
  const fields = { available: { from: !visible, to: visible } };
  return found.variants.map((variant) => ({ kind: 'variant', key: variant.sku, fields }));
}

/** A product that is shown leaves the archive. */
async function showProduct(tx: Tx, found: NamedProduct, visible: boolean): Promise<EntryChange[]> {
  const after = { visible, archived: found.archived && !visible };
  const fields = diffFields({ visible: found.visible, archived: found.archived }, after);
  if (Object.keys(fields).length === 0) return [];
  await changeProduct(tx, found.productId, after);
  return [{ kind: 'product', key: found.productSku, fields }];
}

export interface ProductPatch {
  readonly name?: string | undefined;
  /** Language of the name; the store's first one when it is missing. */
  readonly lang?: string | undefined;
  readonly visible?: boolean | undefined;
}

/** Brings the words that shoppers search for up to date; given by the search. */
export type RefreshWords = (tx: Tx, store: StoreRow, productIds: readonly number[]) => Promise<void>;

/** Changes name and visibility as one change. The SKU of a variant names its product, or for the visibility the variant. */
export async function patchProduct(
  ctx: CommandContext,
  sku: string,
  { name, lang, visible }: ProductPatch,
  refreshWords: RefreshWords,
): Promise<void> {
  if (name === undefined && visible === undefined) return throwDomainError('change.nothing');
  const store = await getOwnStore(ctx);
  const language = lang ?? store.languages[0] ?? '';
  if (!store.languages.includes(language)) return throwDomainError('text.language', { language });
  await inTransaction(ctx.db, async (tx) => {
    const found = (await lockNamedProduct(tx, store.id, sku)) ?? throwDomainError('product.not-found');
    const fields = name === undefined ? {} : await renameProduct(tx, store, found, language, name);
    const shown = visible === undefined ? [] : await showProductOrVariant(tx, found, visible);
    const changes = joinEntries([{ kind: 'product', key: found.productSku, fields }, ...shown]);
    await record(tx, ctx, store.id, `edit ${sku}`, changes);
    if (shown.length > 0) await refreshListings(tx, store.id, [found.productId], ctx.now);
    if (Object.keys(fields).length > 0) await refreshWords(tx, store, [found.productId]);
  });
}

/** A product without a text in this language gets one, with an address of its own. */
async function renameProduct(
  tx: Tx,
  store: StoreRow,
  { productId }: NamedProduct,
  language: string,
  name: string,
): Promise<EntryChange['fields']> {
  const before = await findProductName(tx, productId, language);
  if (before === name) return {};
  const change = { [`name.${language}`]: { from: before ?? null, to: name } };
  if (before !== undefined) {
    await changeProductName(tx, productId, language, name);
    return change;
  }
  const slug = await addProductText(tx, { productId, storeId: store.id, language, name }, slugFrom(name, language));
  return { ...change, [`slug.${language}`]: { from: null, to: slug } };
}

/** One entry for each thing that was changed. */
const joinEntries = (entries: readonly EntryChange[]): EntryChange[] =>
  [...Map.groupBy(entries, ({ kind, key }) => `${kind} ${key}`).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, fields: Object.assign({}, first.fields, ...others.map(({ fields }) => fields)) }] : [],
  );

const SHOWN = 100;

export async function readStock(ctx: CommandContext, sku: string): Promise<ResponseOf<typeof shape>> {
  const store = await getOwnStore(ctx);
  const { id, stock } = (await findVariantStock(ctx.db, store.id, sku)) ?? throwDomainError('product.not-found');
  const movements = await findMovements(ctx.db, id, SHOWN);
  return { stock, movements: movements.map((movement) => ({ ...movement, at: movement.at.toISOString() })) };
}
