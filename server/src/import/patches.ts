// Pure: entries of the catalog file as changes of fields.

import {
  goodsFields,
  identifierFields,
  productFields,
  variantFields,
} from '@vitrine/contract/catalog/product-fields.ts';
import { customFieldName } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { type FieldKind, namesOf } from '@vitrine/contract/fields/field.ts';
import {
  dateFrom,
  dayFrom,
  type FileReading,
  pictureFrom,
  readFileFields,
  readFileValue,
} from '@vitrine/contract/fields/field-file-values.ts';
import { toMinorRounded } from '@vitrine/contract/text/minor-units.ts';
import type {
  FileCategory,
  FileCoupon,
  FileProduct,
  FileVariant,
} from '../product-editing/entries/catalog-file-shape.ts';
import type { EntryPatch, ImportScope, ProductPatch, VariantPatch } from '../product-editing/entries/entry-patch.ts';
import type { Value } from '../product-editing/entries/fields.ts';
import { altOf, readingOf } from '../product-editing/entries/file-values.ts';
import type { Path } from '../product-editing/entries/issue-list.ts';
import { deliveryValue, homeValue, taxValue } from '../product-editing/entries/whole-values.ts';
import type { CatalogBody } from './read-catalog-file.ts';

type Kinds = Readonly<Record<string, { readonly kind: FieldKind }>>;
const TEXTS = { kind: 'texts' } as const;
const HTML = { kind: 'richTexts' } as const;
const found = { name: TEXTS, slug: TEXTS, title: TEXTS, metaDescription: TEXTS };

/** Collects the fields that an entry states; undefined is not stated. */
class FieldWriter {
  readonly fields: Record<string, Value> = {};
  readonly reading: FileReading;

  constructor(scope: ImportScope) {
    this.reading = readingOf(scope);
  }

  set(values: Readonly<Record<string, Value | undefined>>): this {
    for (const [field, value] of Object.entries(values)) if (value !== undefined) this.fields[field] = value;
    return this;
  }

  read(kinds: Kinds, entry: object): this {
    return this.set(readFileFields(kinds, entry, this.reading));
  }

  /** Values of an option or choices of a field, in their order. */
  values(
    all: readonly { readonly code: string; readonly swatch?: string | null | undefined }[] | null | undefined,
  ): this {
    for (const [order, value] of (all ?? []).entries()) {
      const key = `value.${value.code}`;
      for (const [field, text] of Object.entries(readFileFields({ name: TEXTS }, value, this.reading)))
        this.set({ [`${key}.${field}`]: text });
      this.set({ [`${key}.swatch`]: value.swatch, [`order.${value.code}`]: order });
    }
    return this;
  }
}

export function storePatch({ store, delivery, taxes }: CatalogBody, scope: ImportScope): EntryPatch | undefined {
  if (!store && !delivery && !taxes) return undefined;
  const { code = scope.storeCode, social, ...rest } = store ?? {};
  const writer = new FieldWriter(scope).set(rest).set({
    delivery: delivery?.map((rule) => deliveryValue(rule, scope)),
    taxes: taxes?.map((tax) => taxValue(tax, scope)),
  });
  for (const name of ['facebook', 'pinterest', 'instagram', 'youtube'] as const)
    writer.set({ [`social.${name}`]: social === null ? null : social?.[name] });
  return { kind: 'store', key: code, fields: writer.fields, path: ['store'] };
}

/** Brands, options, properties, categories and whatever else is not a product, in the order of saving. */
export function structurePatches(file: CatalogBody, scope: ImportScope): EntryPatch[] {
  const write = () => new FieldWriter(scope);
  return [
    ...file.brands.map((brand, index) => ({
      kind: 'brand' as const,
      key: brand.code,
      fields: write().read({ name: TEXTS, description: TEXTS }, brand).set({ position: brand.position }).fields,
      path: ['brands', index],
    })),
    ...file.options.map((option, index) => {
      const { code, type, position, values } = option;
      const writer = write().read({ name: TEXTS }, option).set({ type, position }).values(values);
      return { kind: 'option' as const, key: code, fields: writer.fields, path: ['options', index] };
    }),
    ...file.properties.map((property, index) => ({
      kind: 'property' as const,
      key: property.code,
      fields: write().read({ name: TEXTS }, property).set({ position: property.position }).fields,
      path: ['properties', index],
    })),
    ...file.fields.map(({ on, kind, choices, shown, filter, onInvoice, position, ...field }, index) => ({
      kind: 'field' as const,
      key: field.code,
      fields: write()
        .read({ name: TEXTS, help: TEXTS }, field)
        .set({ subject: on, kind, shown, filter, onInvoice, position })
        .values(choices).fields,
      path: ['fields', index],
    })),
    ...file.categories.flatMap((category, index) => categoryPatches(category, undefined, ['categories', index], scope)),
  ];
}

function categoryPatches(
  category: FileCategory,
  parent: string | undefined,
  path: Path,
  scope: ImportScope,
): EntryPatch[] {
  const { code, image, headImage, visible, featured, position } = category;
  const writer = new FieldWriter(scope);
  const head = headImage && pictureFrom(headImage, writer.reading)[0];
  const { fields } = writer
    .read({ ...found, highlights: TEXTS, description: HTML }, category)
    .read(scope.customFields.category, category)
    .read({ headAlt: TEXTS }, { headAlt: headImage ? altOf(headImage) : undefined })
    .set({ parent, visible, featured, position, image: image && pictureFrom(image, writer.reading)[0]?.hash })
    .set({ headImage: head && { hash: head.hash, name: head.name } });
  return [
    { kind: 'category', key: code, fields, path },
    ...(category.children ?? []).flatMap((child, index) =>
      categoryPatches(child, code, [...path, 'children', index], scope),
    ),
  ];
}

export function productPatch(product: FileProduct, index: number, scope: ImportScope): ProductPatch {
  const path = ['products', index];
  const { related, position, properties } = product;
  const writer = new FieldWriter(scope)
    .read({ ...productFields, ...scope.customFields.product }, product)
    .set({ related, position });
  for (const [code, text] of Object.entries(properties ?? {})) {
    const name = `property.${code}`;
    writer.set(readFileValue(name, TEXTS, text, writer.reading));
  }
  const variants = (product.variants ?? []).map((variant, at) =>
    variantPatch(variant, product, [...path, 'variants', at], scope),
  );
  const isOfVariant = (code: string) => customFieldName(code) in scope.customFields.variant;
  const own =
    variants.length === 0 &&
    (namesOf(goodsFields).some((name) => product[name] !== undefined) ||
      Object.keys(product.fields ?? {}).some(isOfVariant));
  return {
    entry: { kind: 'product', key: product.sku, fields: writer.fields, path },
    dropsProperties: properties === null,
    variants: own ? [{ ...variantPatch(product, product, path, scope), isOwn: true }] : variants,
    reviews: (product.reviews ?? []).map(({ on, verified, ...review }) => ({
      ...review,
      verified: verified ?? false,
      writtenOn: dayFrom(on, scope.now),
    })),
  };
}

/** The price of a variant replaces the price of the product as a whole, with special price and history. */
function variantPatch(
  variant: FileVariant | FileProduct,
  product: FileProduct,
  path: Path,
  scope: ImportScope,
): VariantPatch {
  const { price, special, history } = variant.price === undefined && variant !== product ? product : variant;
  const { available, images } = variantFields;
  const writer = new FieldWriter(scope)
    .read({ price: goodsFields.price, special: goodsFields.special }, { price, special })
    .set({ stock: variant.stock ?? undefined })
    .read({ ...identifierFields, ...scope.customFields.variant }, variant);
  if (variant !== product) writer.read({ available, images }, variant).set({ position: variant.position });
  for (const [option, value] of Object.entries('options' in variant ? (variant.options ?? {}) : {}))
    writer.set({ [`option.${option}`]: value });
  const past = (history ?? []).map(({ since, price: amount }) => ({
    since,
    price: toMinorRounded(amount, scope.currency),
  }));
  return { kind: 'variant', key: variant.sku, fields: writer.fields, path, history: past, isOwn: false };
}

/** Groups, pages, boxes, home page, synonyms and coupons, which may refer to products. */
export function contentPatches(file: CatalogBody, scope: ImportScope): EntryPatch[] {
  const write = () => new FieldWriter(scope);
  return [
    ...file.groups.map(({ code, products }, index) => ({
      kind: 'group' as const,
      key: code,
      fields: { products },
      path: ['groups', index],
    })),
    ...file.pages.map((page, index) => {
      const { code, image, menu, visible, position, publishedOn } = page;
      const writer = write();
      const picture = image && pictureFrom(image, writer.reading)[0];
      const { fields } = writer
        .read({ ...found, summary: TEXTS, text: HTML }, page)
        .read({ imageAlt: TEXTS }, { imageAlt: image ? altOf(image) : undefined })
        .set({ menu, visible, position, publishedOn: publishedOn && dayFrom(publishedOn, scope.now) })
        .set({ image: picture && { hash: picture.hash, name: picture.name } });
      return { kind: 'page' as const, key: code, fields, path: ['pages', index] };
    }),
    ...file.boxes.map((box, index) => ({
      kind: 'box' as const,
      key: box.code,
      fields: write().read({ name: TEXTS, text: HTML }, box).set({ visible: box.visible, position: box.position })
        .fields,
      path: ['boxes', index],
    })),
    ...(file.home
      ? [
          {
            kind: 'home' as const,
            key: 'home',
            fields: { sections: file.home.map((section) => homeValue(section, scope)) },
            path: ['home'],
          },
        ]
      : []),
    ...Object.entries(file.synonyms).map(([language, words]) => ({
      kind: 'synonyms' as const,
      key: language,
      fields: { words },
      path: ['synonyms', language],
    })),
    ...file.coupons.map((coupon, index) => couponPatch(coupon, ['coupons', index], scope)),
  ];
}

export const redirectPatches = ({ redirects }: CatalogBody): EntryPatch[] =>
  redirects.map(({ from, to }, index) => ({ kind: 'redirect', key: from, fields: { to }, path: ['redirects', index] }));

function couponPatch({ code, from, until, ...rest }: FileCoupon, path: Path, scope: ImportScope): EntryPatch {
  const { kind, value, minimum, limit, limitPerCustomer, excludedCategories } = rest;
  const fields = new FieldWriter(scope).set({
    kind,
    value,
    minimum,
    limit,
    limitPerCustomer,
    excludedCategories,
    from: from && dateFrom(from, scope.now).toISOString(),
    until: until && dateFrom(until, scope.now).toISOString(),
  }).fields;
  return { kind: 'coupon', key: code, fields, path };
}
