// Pure: a stored product as the form shows it.
import {
  identifierFields,
  placementFields,
  productTextFields,
  sellingFields,
} from '@vitrine/contract/catalog/product-fields.ts';
import { isOpen } from '@vitrine/contract/catalog/sale-rules.ts';
import type { CustomFieldSets } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { namesOf } from '@vitrine/contract/fields/field.ts';
import { valuesOrNull } from '@vitrine/contract/fields/field-values.ts';
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import { lowestOfThirtyDays, type PriceOffer, priceAt } from '../../catalog/catalog.ts';
import { viewSentCustomValues } from '../../custom-fields/custom-fields.ts';
import { productPictureUrl } from '../../media/media.ts';
import { toDecimal } from '../../platform/money.ts';
import type { StoreRow } from '../../store/store.ts';
import type { Fields } from '../entries/entry-fields.ts';
import { textsIn } from '../entries/fields.ts';
import { richTexts, viewTexts } from '../entries/markdown.ts';
import type { StoredProduct } from '../entries/stored-products-repository.ts';
import { versionOf } from './product-version.ts';

export interface EditedSource {
  readonly id: number;
  readonly sku: string;
  readonly stored: StoredProduct;
  /** Oldest first, by SKU of the variant. */
  readonly offers: ReadonlyMap<string, readonly PriceOffer[]>;
}

interface Viewer {
  readonly shopUrl: string;
  readonly store: StoreRow;
  readonly now: Date;
  readonly customFields: CustomFieldSets;
}

export function viewEditedProduct(viewer: Viewer, { id, sku, stored, offers }: EditedSource): EditedProduct {
  const { store, customFields } = viewer;
  const { fields } = stored;
  return {
    id,
    sku,
    version: versionOf(stored),
    currency: store.currency,
    languages: store.languages,
    ...valuesOrNull(placementFields, fields),
    ...valuesOrNull(sellingFields, fields),
    categories: [...(fields.categories ?? [])],
    fields: viewSentCustomValues(customFields.product, fields, store, richTexts),
    texts: Object.fromEntries(
      store.languages.map((language) => [language, viewTexts(fields, language, namesOf(productTextFields))]),
    ),
    images: (fields.images ?? []).map(({ hash, name, alt }) => ({
      hash,
      name,
      alt: { ...alt },
      url: productPictureUrl(viewer, sku, name, hash),
    })),
    variants: [...stored.variants].map(([own, of]) => viewVariant(viewer, own, of, offers.get(own) ?? [])),
  };
}

function viewVariant(
  { store, now, customFields }: Viewer,
  sku: string,
  fields: Fields<'variant'>,
  offers: readonly PriceOffer[],
): EditedProduct['variants'][number] {
  const { currency } = store;
  const { special, available = true } = fields;
  const money = (amount: number) => toDecimal(amount, currency);
  const price = offers.length > 0 ? priceAt(offers, now) : undefined;
  return {
    sku,
    options: Object.fromEntries(textsIn(fields, 'option')),
    price: money(fields.price ?? 0),
    sale: special && isOpen(special, now) ? { ...special, price: money(special.price) } : null,
    lowest: money(offers.length > 0 ? lowestOfThirtyDays(offers, now) : 0),
    struckOut: price?.discounted ? money(price.original) : null,
    stock: fields.stock ?? 0,
    available,
    ...valuesOrNull(identifierFields, fields),
    fields: viewSentCustomValues(customFields.variant, fields, store, richTexts),
  };
}
