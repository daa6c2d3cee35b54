// Reads a page of the merchant's product list in one statement, however long the page is.
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { products, variants } from '../catalog-tables.ts';
import { type OfferInJson, type PriceOffer, withMoments } from '../prices/price.ts';

interface Named {
  readonly language: string;
  readonly name: string;
}

export interface StaffVariant extends PriceOffer {
  readonly sku: string;
  readonly stock: number;
  readonly available: boolean;
  /** Names of its values, in the order of their options. */
  readonly values: readonly (Named & { readonly option: string; readonly value: string })[];
}

export interface StaffProduct {
  readonly id: number;
  readonly sku: string;
  readonly visible: boolean;
  readonly archived: boolean;
  readonly lowStock: number | null;
  readonly texts: readonly (Named & { readonly friendlyUrl: string })[];
  /** Names of the first category. */
  readonly category: readonly Named[];
  /** null: it has none. */
  readonly brand: readonly Named[] | null;
  readonly picture: { readonly name: string; readonly hash: string } | null;
  readonly variants: readonly StaffVariant[];
}

interface Row {
  readonly product: Omit<StaffProduct, 'variants'> & { readonly variants: readonly OfferInJson<StaffVariant>[] };
}

export async function findStaffRows(
  db: Queryable,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, StaffProduct>> {
  const { rows } = await db.execute<Row>(sql`select json_build_object(
      'id', p.id, 'sku', p.sku, 'visible', p.visible, 'archived', p.archived, 'lowStock', p.low_stock,
      'texts', coalesce((select json_agg(json_build_object('language', t.language, 'name', t.name, 'friendlyUrl', t.friendly_url))
        from product_texts t where t.product_id = p.id), '[]'),
      'category', coalesce((select json_agg(json_build_object('language', t.language, 'name', t.name)) from category_texts t
        where t.category_id = (select c.category_id from product_categories c where c.product_id = p.id
          order by c.position limit 1)), '[]'),
      'brand', case when p.manufacturer_id is not null then coalesce((select json_agg(json_build_object('language', t.language,
        'name', t.name)) from manufacturer_texts t where t.manufacturer_id = p.manufacturer_id), '[]') end,
      'picture', (select json_build_object('name', i.name, 'hash', (select m.hash from media m where m.id = i.media_id))
        from product_images i where i.product_id = p.id order by i.position, i.id limit 1),
      'variants', coalesce((select json_agg(json_build_object('sku', v.sku, 'stock', v.stock, 'available', v.available,
          'amount', o.amount, 'specialAmount', o.special_amount, 'specialFrom', o.special_from,
          'specialUntil', o.special_until, 'since', o.since,
          'values', coalesce((select json_agg(json_build_object('option', op.code, 'value', ov.code, 'language', t.language,
              'name', t.name) order by op.position, op.id)
            from variant_values vv join product_option_values pv on pv.id = vv.product_option_value_id
            join option_values ov on ov.id = pv.option_value_id join options op on op.id = ov.option_id
            join option_value_texts t on t.option_value_id = ov.id where vv.variant_id = v.id), '[]'))
          order by v.position, v.id)
        from variants v cross join lateral (select * from price_offers o where o.variant_id = v.id
          order by o.since desc, o.id desc limit 1) o
        where v.product_id = p.id), '[]')) as product
    from products p where p.id = any(${sql.param([...productIds])}::int[])`);
  return new Map(rows.map(({ product }) => [product.id, { ...product, variants: product.variants.map(withMoments) }]));
}

/** The product with this SKU, or with a variant of this SKU. */
export async function findProductIdBySku(db: Queryable, storeId: number, sku: string): Promise<number | undefined> {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.sku, sku)));
  if (product) return product.id;
  const [variant] = await db
    .select({ id: variants.productId })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), eq(variants.sku, sku)));
  return variant?.id;
}
