// The merchant's use cases for stock and visibility.
import { type EntryChange, recordChange } from '../history/history.ts';
import type { Tx } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { refuse } from '../platform/refusal.ts';
import { getMerchantStore, type MerchantContext } from '../store/store.ts';
import { changeProduct, changeVariant, lockGoods } from './goods-repository.ts';
import { refreshListings } from './listing-refresh-repository.ts';
import { changeStock } from './stock-repository.ts';

/** Returns the stock before the change. */
export async function setStock(ctx: MerchantContext, sku: string, stock: number): Promise<number> {
  const { id } = await getMerchantStore(ctx);
  return inTransaction(ctx.db, async (tx) => {
    const before = (await changeStock(tx, id, { sku, stock, at: ctx.now })) ?? refuse('product.not-found');
    const fields = before === stock ? {} : { stock: { from: before, to: stock } };
    await record(tx, ctx, id, `stock ${sku} ${stock}`, [{ kind: 'variant', key: sku, fields }]);
    return before;
  });
}

const record = (tx: Tx, { now, actor }: MerchantContext, storeId: number, action: string, changes: EntryChange[]) =>
  recordChange(tx, { storeId, at: now, actor, action }, changes);

/** The threshold belongs to the product, whose SKU is returned. */
export async function setLowStock(ctx: MerchantContext, sku: string, threshold: number | null): Promise<string> {
  const { id } = await getMerchantStore(ctx);
  return inTransaction(ctx.db, async (tx) => {
    const goods = (await lockGoods(tx, id, sku)) ?? refuse('product.not-found');
    await changeProduct(tx, goods.productId, { lowStock: threshold });
    const fields = goods.lowStock === threshold ? {} : { lowStock: { from: goods.lowStock, to: threshold } };
    await record(tx, ctx, id, `low stock ${sku}`, [{ kind: 'product', key: goods.productSku, fields }]);
    return goods.productSku;
  });
}

/** Shows or hides a product, or one of several variants. Returns whether anything changed. */
export async function setVisible(ctx: MerchantContext, sku: string, visible: boolean): Promise<boolean> {
  const { id } = await getMerchantStore(ctx);
  return inTransaction(ctx.db, async (tx) => {
    const goods = (await lockGoods(tx, id, sku)) ?? refuse('product.not-found');
    const before = goods.isProduct ? goods.visible : goods.variants.every(({ available }) => available);
    if (before === visible) return false;
    if (goods.isProduct) await changeProduct(tx, goods.productId, { visible });
    else for (const variant of goods.variants) await changeVariant(tx, variant.id, visible);
    const shown = { from: !visible, to: visible };
    const changes: EntryChange[] = goods.isProduct
      ? [{ kind: 'product', key: goods.productSku, fields: { visible: shown } }]
      : goods.variants.map((variant) => ({ kind: 'variant', key: variant.sku, fields: { available: shown } }));
    await record(tx, ctx, id, `${visible ? 'show' : 'hide'} ${sku}`, changes);
    await refreshListings(tx, id, [goods.productId], ctx.now);
    return true;
  });
}
