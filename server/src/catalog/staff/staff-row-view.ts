// Pure: a product as a row of the merchant's list.
import type { CatalogRow } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import { productPictureUrl } from '../../media/media.ts';
import { toDecimal } from '../../platform/money.ts';
import { pickTranslation } from '../../platform/text/pick-translation.ts';
import type { StoreRow } from '../../store/store.ts';
import { isOpenSale, priceAt } from '../prices/price.ts';
import type { StaffProduct } from './staff-rows-repository.ts';

export interface RowViewer {
  readonly shopUrl: string;
  readonly now: Date;
  /** The caller's language, for names of categories, brands and options. */
  readonly language: string;
  readonly store: StoreRow;
}

/** The name is that in the store's first language, which is the one that can be changed in the list. */
export function viewStaffRow(viewer: RowViewer, product: StaffProduct): CatalogRow {
  const { store, now, language, shopUrl } = viewer;
  const { texts, picture, variants: sold } = product;
  const fallback = store.languages[0] ?? language;
  const text = pickTranslation(texts, fallback, fallback);
  const named = (all: readonly { language: string; name: string }[]) =>
    pickTranslation(all, language, fallback)?.name ?? null;
  const money = (amount: number) => toDecimal(amount, store.currency);
  const prices = sold.map((variant) => priceAt([variant], now).final);
  return {
    id: product.id,
    sku: product.sku,
    name: text?.name ?? '',
    image: picture ? productPictureUrl({ shopUrl, store }, product.sku, picture.name, picture.hash) : null,
    visible: product.visible && !product.archived,
    archived: product.archived,
    category: named(product.category),
    brand: product.brand && named(product.brand),
    slug: text?.friendlyUrl ?? '',
    currency: store.currency,
    priceFrom: money(prices.length > 0 ? Math.min(...prices) : 0),
    priceTo: money(prices.length > 0 ? Math.max(...prices) : 0),
    stock: sold.reduce((sum, { stock }) => sum + stock, 0),
    missingLanguages: store.languages.filter((one) => !texts.some((known) => known.language === one)),
    variants: sold.map((variant) => ({
      sku: variant.sku,
      label: [...Map.groupBy(variant.values, ({ option }) => option).values()]
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
