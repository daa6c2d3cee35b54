// Pure: a stored product as the form shows it.
import { identifierFields, placementFields, productTextFields } from '@vitrine/contract/catalog/product-fields.ts';
import type { CustomFieldSets } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { namesOf } from '@vitrine/contract/fields/field.ts';
import { valuesOrNull } from '@vitrine/contract/fields/field-values.ts';
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import { lowestOfThirtyDays, type PriceOffer, priceAt } from '../../catalog/catalog.ts';
import { viewSentCustomValues } from '../../custom-fields/custom-fields.ts';
import { productPictureUrl } from '../../media/media.ts';
import { toDecimal, toMinor } from '../../platform/money.ts';
import type { StoreRow } from '../../store/store.ts';
import { type Fields, listIn, numberIn, picturesIn, textsIn } from '../entries/fields.ts';
import type { StoredProduct } from '../entries/stored-products-repository.ts';
import { richTexts } from './markdown-from.ts';
import { versionOf } from './product-version.ts';
import { viewTexts } from './view-texts.ts';

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
    categories: [...listIn(fields, 'categories')],
    fields: viewSentCustomValues(customFields.product, fields, store, richTexts),
    texts: Object.fromEntries(
      store.languages.map((language) => [language, viewTexts(fields, language, namesOf(productTextFields))]),
    ),
    images: picturesIn(fields.images).map(({ hash, name, alt }) => ({
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
  fields: Fields,
  offers: readonly PriceOffer[],
): EditedProduct['variants'][number] {
  const { currency } = store;
  const money = (amount: number) => toDecimal(amount, currency);
  const major = (amount: number) => money(toMinor(amount, currency) ?? 0);
  const special = fields.special as { price: number; from: string | null; until: string | null } | undefined;
  const isOpen = special && (special.until === null || Date.parse(special.until) > now.getTime());
  const price = offers.length > 0 ? priceAt(offers, now) : undefined;
  return {
    sku,
    options: Object.fromEntries(textsIn(fields, 'option')),
    price: major(numberIn(fields, 'price') ?? 0),
    sale: isOpen ? { price: major(special.price), from: special.from, until: special.until } : null,
    lowest: money(offers.length > 0 ? lowestOfThirtyDays(offers, now) : 0),
    struckOut: price?.discounted ? money(price.original) : null,
    stock: numberIn(fields, 'stock') ?? 0,
    available: fields.available !== false,
    ...valuesOrNull(identifierFields, fields),
    fields: viewSentCustomValues(customFields.variant, fields, store, richTexts),
  };
}
