// A product cut down to what its card shows: lists carry dozens of them.
import type { Product } from '@vitrine/contract/catalog-shapes.ts';
import type { Photo } from '../../../format/photo.ts';
import { type Availability, availabilityOf } from '../product/availability.ts';
import { productPhotos } from '../product/product-photo.ts';

export interface Card {
  id: number;
  slug: string;
  /** What the card shows: the variant that is chosen when the page opens. */
  sku: string;
  /** There is something to be had and nothing to be chosen. */
  isBoughtAtOnce: boolean;
  name: string;
  highlights: string | null;
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

export function cardOf(product: Product, shopUrl: string): Card {
  const [photo = null, secondPhoto = null] = productPhotos(
    product.images.length > 0 ? product.images : product.image ? [product.image] : [],
    shopUrl,
  );
  return {
    id: product.id,
    slug: slugOf(product),
    sku: product.variants.find(({ defaultSelection }) => defaultSelection)?.sku ?? product.sku,
    isBoughtAtOnce: isBoughtAtOnce(product),
    name: product.description.name,
    highlights: product.description.highlights,
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
