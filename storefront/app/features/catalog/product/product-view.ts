// View model of the product page. Contains only what the page shows, because it is serialized into the page.

import type { Product, ProductOption, Variant } from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { shownTextFields } from '@vitrine/contract/catalog/product-fields.ts';
import type { CustomAttribute } from '@vitrine/contract/custom-fields/shown-custom-values.ts';
import type { Photo } from '../../../format/photo.ts';
import { plainText, shorten, withoutMarker } from '../../../format/plain-text.ts';
import { formatDay } from '../../../format/values.ts';
import { type Language, siteLanguages } from '../../../i18n/language.ts';
import { localHtml } from '../../../i18n/local-html.ts';
import { languageAttributes, type TextLanguage, textLanguage } from '../../../i18n/text-language.ts';
import { type Availability, availabilityOf, type Price, priceOf, productPhotos, slugOf } from '../card/card.ts';

export interface OptionValue {
  id: number;
  code: string;
  name: string;
  nameLanguage?: TextLanguage | undefined;
  swatch: string | null;
}

export interface DetailRow {
  name: string;
  nameLanguage?: TextLanguage | undefined;
  value: string | null | undefined;
  valueLanguage?: TextLanguage | undefined;
  /** The value as HTML. */
  html?: string | undefined;
}

export interface Option {
  code: string;
  name: string;
  nameLanguage?: TextLanguage | undefined;
  values: OptionValue[];
}

/** A product without options, or a variant. */
export interface Offer {
  sku: string;
  price: Price;
  amount: number;
  availability: Availability;
  quantity: number;
  photos: Photo[];
}

export interface VariantView extends Offer {
  valueIds: number[];
  isDefault: boolean;
  attributes: DetailRow[];
}

export interface ProductText {
  field: keyof typeof shownTextFields;
  value: string | null;
  valueLanguage: TextLanguage | undefined;
}

export interface ProductView extends Offer {
  id: number;
  slug: string;
  name: string;
  nameLanguage: TextLanguage | undefined;
  highlights: string | null;
  highlightsLanguage: TextLanguage | undefined;
  text: string | null;
  textLanguage: TextLanguage | undefined;
  title: string | null;
  summary: string;
  brand: string | null;
  brandLanguage: TextLanguage | undefined;
  /** Marks of the manufacturer, and what is sold; other servers do not tell them. */
  gtin: string | null;
  mpn: string | null;
  condition: NonNullable<Product['condition']> | null;
  trail: { name: string; nameLanguage: TextLanguage | undefined; slug: string }[];
  expectedOn: string | null;
  /** The same in words. */
  expectedDay: string;
  options: Option[];
  variants: VariantView[];
  size: string | null;
  weight: string | null;
  /** Only the page of the product shows these texts. */
  texts: readonly ProductText[];
  properties: DetailRow[];
  /** Values of the fields that the merchant has defined. */
  attributes: DetailRow[];
  rating: number;
  ratingCount: number;
}

export function productView(product: Product, shopUrl: string, language: Language): ProductView {
  const { description } = product;
  const photos = productPhotos(
    product.images.length > 0 ? product.images : product.image ? [product.image] : [],
    shopUrl,
    language,
  );
  return {
    id: product.id,
    sku: product.sku,
    slug: slugOf(product),
    name: description.name,
    nameLanguage: textLanguage(description, 'name', language),
    highlights: description.highlights,
    highlightsLanguage: textLanguage(description, 'highlights', language),
    text: description.description && localHtml(withoutMarker(description.description), language),
    textLanguage: textLanguage(description, 'description', language),
    title: description.title,
    summary:
      description.metaDescription ||
      description.highlights ||
      shorten(plainText(description.description ?? ''), 155) ||
      description.name,
    brand: product.manufacturer?.description.name ?? null,
    brandLanguage: textLanguage(product.manufacturer?.description ?? null, 'name', language),
    gtin: product.gtin ?? null,
    mpn: product.mpn ?? null,
    condition: product.condition ?? null,
    trail: trailOf(product, language),
    price: priceOf(product, false),
    amount: product.price,
    availability: availabilityOf(product),
    quantity: product.quantity,
    expectedOn: product.preOrder ? product.dateAvailable : null,
    expectedDay: product.preOrder ? formatDay(product.dateAvailable ?? '', language) : '',
    photos,
    options: product.options.filter(({ variant }) => variant).map((option) => optionView(option, language)),
    variants: product.variants.map((variant) => variantView(variant, product, shopUrl, language)),
    ...measuresOf(product, language),
    texts: [],
    properties: product.properties.map(({ property, propertyValue }) => ({
      name: property.name,
      nameLanguage: languageAttributes(property.lang, language),
      value: propertyValue.name,
      valueLanguage: languageAttributes(propertyValue.lang, language),
    })),
    attributes: attributeRows(product.attributes, language),
    rating: product.rating,
    ratingCount: product.ratingCount,
  };
}

const optionView = ({ code, name, lang, optionValues }: ProductOption, page: Language): Option => ({
  code,
  name,
  nameLanguage: languageAttributes(lang, page),
  values: [...optionValues]
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map(({ id, code: valueCode, description, swatch }) => ({
      id,
      code: valueCode,
      name: description.name,
      nameLanguage: textLanguage(description, 'name', page),
      swatch,
    })),
});

const variantView = (variant: Variant, { preOrder }: Product, shopUrl: string, language: Language): VariantView => ({
  sku: variant.sku,
  price: priceOf(variant, false),
  amount: variant.price,
  availability: availabilityOf({ ...variant, preOrder }),
  quantity: variant.quantity,
  photos: productPhotos(variant.images, shopUrl, language),
  valueIds: variant.optionValues,
  isDefault: variant.defaultSelection,
  attributes: attributeRows(variant.attributes, language),
});

/** Attributes of other servers have no values in words. */
export const attributeRows = (attributes: readonly CustomAttribute[] = [], language: Language): DetailRow[] =>
  attributes.flatMap(({ name, lang, type, attributeValues }) =>
    attributeValues.map((value) => ({
      name,
      nameLanguage: languageAttributes(lang, language),
      value: value.name,
      valueLanguage: languageAttributes(value.lang, language),
      ...(type === 'richTexts' && { html: localHtml(value.name, language) }),
    })),
  );

function trailOf({ categories: [category] }: Product, language: Language): ProductView['trail'] {
  if (!category) return [];
  const steps = [category.parent, category].filter((step) => step !== null);
  return steps.map(({ id, description }) => ({
    name: description.name,
    nameLanguage: textLanguage(description, 'name', language),
    slug: description.friendlyUrl ?? String(id),
  }));
}

function measuresOf(
  { productSpecifications: size }: Product,
  language: Language,
): Pick<ProductView, 'size' | 'weight'> {
  const { locale } = siteLanguages[language];
  const written = (number: number) => number.toLocaleString(locale, { useGrouping: false });
  const sides = [size.width, size.length, size.height].flatMap((side) => (side ? [written(side)] : []));
  return {
    size: sides.length > 0 ? `${sides.join(' × ')} ${size.dimensionUnitOfMeasure.toLowerCase()}` : null,
    weight: size.weight ? `${written(size.weight)} ${size.weightUnitOfMeasure.toLowerCase()}` : null,
  };
}
