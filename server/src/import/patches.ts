// Pure: entries of the catalog file as changes of fields.

import type {
  FileCategory,
  FileCoupon,
  FileMarkdown,
  FilePicture,
  FileProduct,
  FileText,
  FileVariant,
} from '../product-editing/entries/catalog-file-shape.ts';
import type { EntryPatch, ImportScope, ProductPatch, VariantPatch } from '../product-editing/entries/entry-patch.ts';
import type { Picture, Value } from '../product-editing/entries/fields.ts';
import { altOf, dateFrom, dayFrom, fileOf, inEachLanguage, nameOf } from '../product-editing/entries/file-values.ts';
import { renderHtml, renderMarkdown } from '../product-editing/entries/markdown.ts';
import type { Path } from '../product-editing/entries/problem-list.ts';
import { deliveryValue, homeValue, taxValue } from '../product-editing/entries/whole-values.ts';
import type { CatalogBody } from './read-catalog-file.ts';

type Given = Record<string, Value>;

/** Collects the fields that an entry states; undefined is not stated. */
class FieldWriter {
  readonly fields: Given = {};
  private readonly scope: ImportScope;

  constructor(scope: ImportScope) {
    this.scope = scope;
  }

  set(values: Readonly<Record<string, Value | undefined>>): this {
    for (const [field, value] of Object.entries(values)) if (value !== undefined) this.fields[field] = value;
    return this;
  }

  texts(values: Readonly<Record<string, FileText | null | undefined>>): this {
    for (const [field, text] of Object.entries(values)) {
      if (text === undefined) continue;
      for (const [language, value] of inEachLanguage(text, this.scope.languages))
        this.fields[`${field}.${language}`] = value;
    }
    return this;
  }

  html(field: string, text: FileMarkdown | null | undefined): this {
    if (text === undefined) return this;
    const isHtml = typeof text === 'object' && text !== null && 'html' in text && typeof text.html !== 'undefined';
    const source = (isHtml ? (text as { html: FileText }).html : text) as FileText | null;
    const render = isHtml ? renderHtml : renderMarkdown;
    for (const [language, value] of inEachLanguage(source, this.scope.languages))
      this.fields[`${field}.${language}`] = value === null ? null : render(value);
    return this;
  }

  pictures(images: readonly FilePicture[] | null | undefined): this {
    if (images === undefined) return this;
    this.fields.images = images && (images.flatMap((image) => pictureValue(image, this.scope)) as unknown as Value);
    return this;
  }
}

function pictureValue(picture: FilePicture, { pictures, languages }: ImportScope): Picture[] {
  const loaded = pictures.get(fileOf(picture));
  if (!loaded) return [];
  const alt = altOf(picture);
  const texts = alt === null ? [] : [...inEachLanguage(alt, languages)].filter(([, text]) => text !== null);
  return [{ hash: loaded.hash, name: nameOf(picture), alt: Object.fromEntries(texts) as Record<string, string> }];
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
    ...file.brands.map(({ code, name, description, position }, index) => ({
      kind: 'brand' as const,
      key: code,
      fields: write().texts({ name, description }).set({ position }).fields,
      path: ['brands', index],
    })),
    ...file.options.map(({ code, name, type, position, values }, index) => {
      const writer = write().texts({ name }).set({ type, position });
      for (const [order, value] of (values ?? []).entries()) {
        writer.texts({ [`value.${value.code}.name`]: value.name });
        writer.set({ [`value.${value.code}.swatch`]: value.swatch, [`order.${value.code}`]: order });
      }
      return { kind: 'option' as const, key: code, fields: writer.fields, path: ['options', index] };
    }),
    ...file.properties.map(({ code, name, position }, index) => ({
      kind: 'property' as const,
      key: code,
      fields: write().texts({ name }).set({ position }).fields,
      path: ['properties', index],
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
  const { code, name, slug, title, metaDescription, highlights, description, image, headImage, ...rest } = category;
  const { visible, featured, position } = rest;
  const picture = image && pictureValue(image, scope)[0]?.hash;
  const head = headImage && pictureValue(headImage, scope)[0];
  const fields = new FieldWriter(scope)
    .texts({ name, slug, title, metaDescription, highlights, headAlt: headImage ? altOf(headImage) : undefined })
    .html('description', description)
    .set({ parent, visible, featured, position, image: picture })
    .set({ headImage: head && { hash: head.hash, name: head.name } }).fields;
  return [
    { kind: 'category', key: code, fields, path },
    ...(category.children ?? []).flatMap((child, index) =>
      categoryPatches(child, code, [...path, 'children', index], scope),
    ),
  ];
}

export function productPatch(product: FileProduct, index: number, scope: ImportScope): ProductPatch {
  const path = ['products', index];
  const { name, slug, title, metaDescription, highlights, keywords, size, properties } = product;
  const { brand, categories, related, visible, available, shippable, preOrder, sold, position } = product;
  const { archived, condition, lowStock } = product;
  const writer = new FieldWriter(scope)
    .texts({ name, slug, title, metaDescription, highlights, keywords })
    .html('description', product.description)
    .set({ brand, categories, related, visible, archived, available, shippable, preOrder, sold, position })
    .set({ condition, lowStock })
    .set({
      availableOn: product.availableOn && dayFrom(product.availableOn, scope.now),
      addedOn: product.addedOn && dayFrom(product.addedOn, scope.now),
    })
    .pictures(product.images);
  for (const side of ['width', 'length', 'height', 'weight'] as const)
    writer.set({ [`size.${side}`]: size === null ? null : size?.[side] });
  for (const [code, text] of Object.entries(properties ?? {})) writer.texts({ [`property.${code}`]: text });
  const variants = (product.variants ?? []).map((variant, at) =>
    variantPatch(variant, product, [...path, 'variants', at], scope),
  );
  const { price, special, stock, gtin, mpn } = product;
  const own = variants.length === 0 && [price, special, stock, gtin, mpn].some((value) => value !== undefined);
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
  const isProduct = variant === product;
  const options = 'options' in variant ? (variant.options ?? {}) : {};
  const writer = new FieldWriter(scope).set({
    price,
    special: special && {
      price: special.price,
      from: special.from ? dateFrom(special.from, scope.now).toISOString() : null,
      until: special.until ? dateFrom(special.until, scope.now).toISOString() : null,
    },
    stock: variant.stock ?? undefined,
    gtin: variant.gtin,
    mpn: variant.mpn,
    ...(!isProduct && { available: variant.available, position: variant.position }),
  });
  if (!isProduct) writer.pictures(variant.images);
  for (const [option, value] of Object.entries(options)) writer.set({ [`option.${option}`]: value });
  return { kind: 'variant', key: variant.sku, fields: writer.fields, path, history: history ?? [], isOwn: false };
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
    ...file.pages.map(({ code, name, slug, title, metaDescription, summary, text, image, ...rest }, index) => {
      const { menu, visible, position, publishedOn } = rest;
      const picture = image && pictureValue(image, scope)[0];
      const fields = write()
        .texts({ name, slug, title, metaDescription, summary, imageAlt: image ? altOf(image) : undefined })
        .html('text', text)
        .set({ menu, visible, position, publishedOn: publishedOn && dayFrom(publishedOn, scope.now) })
        .set({ image: picture && { hash: picture.hash, name: picture.name } }).fields;
      return { kind: 'page' as const, key: code, fields, path: ['pages', index] };
    }),
    ...file.boxes.map(({ code, name, text, visible, position }, index) => ({
      kind: 'box' as const,
      key: code,
      fields: write().texts({ name }).html('text', text).set({ visible, position }).fields,
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
