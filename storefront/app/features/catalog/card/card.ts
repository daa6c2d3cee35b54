// A product reduced to the data of its card, because lists contain dozens of them.
import type { Image, Product } from '@vitrine/contract/catalog/catalog-shapes.ts';
import { type Photo, photoOf } from '../../../format/photo.ts';
import type { Language } from '../../../i18n/language.ts';
import { type TextLanguage, textLanguage } from '../../../i18n/text-language.ts';

export interface Card {
  id: number;
  slug: string;
  /** SKU of the default variant. */
  sku: string;
  /** In stock and without options. */
  isBoughtAtOnce: boolean;
  name: string;
  nameLanguage?: TextLanguage | undefined;
  highlights: string | null;
  highlightsLanguage?: TextLanguage | undefined;
  photo: Photo | null;
  secondPhoto: Photo | null;
  price: Price;
  availability: Availability;
  swatches: Swatch[];
}

export interface Price {
  final: string;
  original: string | null;
  percentageOff: number;
  from: boolean;
}

export interface Swatch {
  name: string;
  colour: string;
}

type Priced = Pick<Product, 'finalPrice' | 'originalPrice' | 'discounted' | 'percentageOff'>;

export const priceOf = (priced: Priced, from: boolean): Price => ({
  final: priced.finalPrice,
  original: priced.discounted ? priced.originalPrice : null,
  percentageOff: priced.discounted ? priced.percentageOff : 0,
  from,
});

export const slugOf = ({ id, description }: Pick<Product, 'id' | 'description'>): string =>
  description.friendlyUrl ?? String(id);

export function cardOf(product: Product, shopUrl: string, language: Language): Card {
  const [photo = null, secondPhoto = null] = productPhotos(
    product.images.length > 0 ? product.images : product.image ? [product.image] : [],
    shopUrl,
    language,
  );
  return {
    id: product.id,
    slug: slugOf(product),
    sku: product.variants.find(({ defaultSelection }) => defaultSelection)?.sku ?? product.sku,
    isBoughtAtOnce: isBoughtAtOnce(product),
    name: product.description.name,
    nameLanguage: textLanguage(product.description, 'name', language),
    highlights: product.description.highlights,
    highlightsLanguage: textLanguage(product.description, 'highlights', language),
    photo,
    secondPhoto,
    price: priceOf(product, product.priceFrom),
    availability: availabilityOf(product),
    swatches: swatchesOf(product),
  };
}

const isBoughtAtOnce = (product: Product): boolean =>
  product.options.length === 0 && product.variants.length < 2 && /^(in-stock|low)$/.test(availabilityOf(product));

const swatchesOf = ({ options }: Product): Swatch[] =>
  options.flatMap(({ optionValues }) =>
    optionValues.flatMap(({ description, swatch }) => (swatch ? [{ name: description.name, colour: swatch }] : [])),
  );

export type Availability = 'in-stock' | 'low' | 'out-of-stock' | 'pre-order';

interface Sellable {
  preOrder?: boolean;
  canBePurchased: boolean;
  quantity: number;
}

const lowStock = 5;

/** A pre-order is a product that is announced and not in stock yet. */
export function availabilityOf({ preOrder = false, canBePurchased, quantity }: Sellable): Availability {
  if (!canBePurchased || quantity < 1) return preOrder ? 'pre-order' : 'out-of-stock';
  return quantity <= lowStock ? 'low' : 'in-stock';
}

/** The default picture first, then in the merchant's order; without videos. */
export const productPhotos = (images: Image[], shopUrl: string, language: Language): Photo[] =>
  images
    .filter(({ imageType }) => imageType === 0)
    .sort((a, b) => Number(b.defaultImage) - Number(a.defaultImage) || a.order - b.order)
    .map((image) => photoOf({ ...image, url: image.imageUrl }, shopUrl, language));
