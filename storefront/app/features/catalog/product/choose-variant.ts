// Finds the variant for a URL such as ?color=indigo&size=large.
import type { Photo } from '../../../format/photo.ts';
import type { Offer, Option, OptionValue, ProductView, VariantView } from './product-view.ts';

type Choosable = Pick<ProductView, 'options' | 'variants'>;

export interface Choice {
  /** Chosen value by option code. */
  values: Record<string, OptionValue>;
  /** Undefined if there is no such variant. */
  variant: VariantView | undefined;
}

const has = (variant: VariantView, values: OptionValue[]) => values.every(({ id }) => variant.valueIds.includes(id));

/** Options that are missing or invalid in the URL get the value of the default variant. */
export function chooseVariant({ options, variants }: Choosable, params: URLSearchParams): Choice {
  const standard = variants.find(({ isDefault }) => isDefault) ?? variants[0];
  const values: Record<string, OptionValue> = {};
  for (const option of options) {
    const value =
      option.values.find(({ code }) => code === params.get(option.code)) ??
      option.values.find(({ id }) => standard?.valueIds.includes(id)) ??
      option.values[0];
    if (value) values[option.code] = value;
  }
  return { values, variant: variants.find((variant) => has(variant, Object.values(values))) };
}

/** Whether the variant with this value, and otherwise the same options, is sold out. */
export function isSoldOut({ variants }: Choosable, { values }: Choice, option: Option, value: OptionValue): boolean {
  const combination = Object.values({ ...values, [option.code]: value });
  const variant = variants.find((candidate) => has(candidate, combination));
  return !variant || variant.availability === 'out-of-stock';
}

/** A combination without variant is treated as sold out. */
export function offerOf(product: ProductView, { variant }: Choice): Offer {
  if (variant) return variant;
  return product.variants.length > 0 ? { ...product, availability: 'out-of-stock', quantity: 0 } : product;
}

/** Pictures of the chosen variant, then the general pictures of the product. */
export function photosOf(product: ProductView, { variant }: Pick<Choice, 'variant'>): Photo[] {
  if (!variant || variant.photos.length === 0) return product.photos;
  const taken = new Set(product.variants.flatMap(({ photos }) => photos.map(({ url }) => url)));
  return [...variant.photos, ...product.photos.filter(({ url }) => !taken.has(url))];
}
