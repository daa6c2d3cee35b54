// Pure: a product as a row of the merchant's list.
import type { CatalogueRow } from '@vitrine/contract/merchant/catalog-shapes.ts';
import { productPictureUrl } from '../media/media.ts';
import { toDecimal } from '../platform/money.ts';
import { pickTranslation } from '../platform/pick-translation.ts';
import type { StoreRow } from '../store/store.ts';
import type { MerchantProducts } from './merchant-rows-repository.ts';
import { isOpenSale, priceAt } from './price.ts';

export interface RowViewer {
  readonly shopUrl: string;
  readonly now: Date;
  /** Of the caller, for names of categories, brands and options. */
  readonly language: string;
  readonly store: StoreRow;
}

/** The name is that in the store's first language, which is the one that can be changed in the list. */
export function viewMerchantRow(viewer: RowViewer, found: MerchantProducts, id: number): CatalogueRow | undefined {
  const { store, now, language, shopUrl } = viewer;
  const product = found.products.get(id);
  if (!product) return undefined;
  const fallback = store.languages[0] ?? language;
  const texts = found.texts.get(id) ?? [];
  const text = pickTranslation(texts, fallback, fallback);
  const named = (all: readonly { language: string; name: string }[] | undefined) =>
    pickTranslation(all ?? [], language, fallback)?.name ?? null;
  const money = (amount: number) => toDecimal(amount, store.currency);
  const sold = found.variants.get(id) ?? [];
  const prices = sold.map((variant) => priceAt([variant], now).final);
  const picture = found.pictures.get(id);
  return {
    id,
    sku: product.sku,
    name: text?.name ?? '',
    image: picture ? productPictureUrl({ shopUrl, store }, product.sku, picture.name, picture.hash) : null,
    visible: product.visible && !product.archived,
    archived: product.archived,
    category: named(found.categories.get(id)),
    brand: product.manufacturerId === null ? null : named(found.brands.get(product.manufacturerId)),
    slug: text?.friendlyUrl ?? '',
    currency: store.currency,
    priceFrom: money(prices.length > 0 ? Math.min(...prices) : 0),
    priceTo: money(prices.length > 0 ? Math.max(...prices) : 0),
    stock: sold.reduce((sum, { stock }) => sum + stock, 0),
    missingLanguages: store.languages.filter((one) => !texts.some((known) => known.language === one)),
    variants: sold.map((variant) => ({
      sku: variant.sku,
      label: [...Map.groupBy(found.values.get(variant.id) ?? [], ({ option }) => option).values()]
        .map((names) => named(names) ?? names[0]?.value ?? '')
        .join(', '),
      price: money(variant.amount),
      sale:
        variant.specialAmount !== null && isOpenSale(variant, now)
          ? {
              price: money(variant.specialAmount),
              from: variant.specialFrom?.toISOString() ?? null,
              until: variant.specialUntil?.toISOString() ?? null,
            }
          : null,
      stock: variant.stock,
      lowStock: product.lowStock !== null && variant.stock <= product.lowStock,
      available: variant.available,
    })),
  };
}
