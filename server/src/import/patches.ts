// Pure: entries of the catalog file as changes of fields.

import { goodsFields } from '@vitrine/contract/catalog/product-fields.ts';
import { customFieldName } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { namesOf } from '@vitrine/contract/fields/field.ts';
import {
  dateFrom,
  dayFrom,
  type FilePicture,
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
import {
  type EntryKind,
  entryFields,
  type FieldPatch,
  type NamedPicture,
  type Writable,
} from '../product-editing/entries/entry-fields.ts';
import {
  type EntryPatch,
  type ImportScope,
  type ProductPatch,
  patchOf,
  type VariantPatch,
} from '../product-editing/entries/entry-patch.ts';
import { stated } from '../product-editing/entries/fields.ts';
import { altOf, readingOf } from '../product-editing/entries/file-values.ts';
import type { Path } from '../product-editing/entries/issue-list.ts';
import { deliveryValue, homeValue, taxValue } from '../product-editing/entries/whole-values.ts';
import type { CatalogBody } from './read-catalog-file.ts';

const TEXTS = { kind: 'texts' } as const;

/** The fields that an entry of a file states. */
const readEntry = <K extends EntryKind>(kind: K, entry: object, scope: ImportScope) =>
  readFileFields(entryFields[kind], entry, readingOf(scope));

/** Values of an option or choices of a field, in their order. */
function readChoices(
  all: readonly { readonly code: string; readonly swatch?: string | null | undefined }[] | null | undefined,
  scope: ImportScope,
): FieldPatch<'option'> {
  const fields: Writable<FieldPatch<'option'>> = {};
  for (const [order, value] of (all ?? []).entries()) {
    const key = `value.${value.code}` as const;
    for (const [field, text] of Object.entries(readFileFields({ name: TEXTS }, value, readingOf(scope))))
      fields[`${key}.${field}`] = text;
    if (value.swatch !== undefined) fields[`${key}.swatch`] = value.swatch;
    fields[`order.${value.code}`] = order;
  }
  return fields;
}

export function storePatch(
  { store, delivery, taxes }: CatalogBody,
  scope: ImportScope,
): EntryPatch<'store'> | undefined {
  if (!store && !delivery && !taxes) return undefined;
  const { code = scope.storeCode, social } = store ?? {};
  const fields: Writable<FieldPatch<'store'>> = {
    ...readEntry('store', store ?? {}, scope),
    ...stated({
      delivery: delivery?.map((rule) => deliveryValue(rule, scope)),
      taxes: taxes?.map((tax) => taxValue(tax, scope)),
    }),
  };
  for (const name of ['facebook', 'pinterest', 'instagram', 'youtube'] as const) {
    const link = social === null ? null : social?.[name];
    if (link !== undefined) fields[`social.${name}`] = link;
  }
  return { ...patchOf('store', code, fields), path: ['store'] };
}

/** Brands, options, properties, categories and whatever else is not a product, in the order of saving. */
export const structurePatches = (file: CatalogBody, scope: ImportScope): EntryPatch[] => [
  ...file.brands.map((brand, index) => ({
    ...patchOf('brand', brand.code, readEntry('brand', brand, scope)),
    path: ['brands', index],
  })),
  ...file.options.map((option, index) => ({
    ...patchOf('option', option.code, { ...readEntry('option', option, scope), ...readChoices(option.values, scope) }),
    path: ['options', index],
  })),
  ...file.properties.map((property, index) => ({
    ...patchOf('property', property.code, readEntry('property', property, scope)),
    path: ['properties', index],
  })),
  ...file.fields.map(({ on, choices, ...field }, index) => ({
    ...patchOf('field', field.code, {
      ...readEntry('field', { ...field, subject: on }, scope),
      ...readChoices(choices, scope),
    }),
    path: ['fields', index],
  })),
  ...file.categories.flatMap((category, index) => categoryPatches(category, undefined, ['categories', index], scope)),
];

function categoryPatches(
  category: FileCategory,
  parent: string | undefined,
  path: Path,
  scope: ImportScope,
): EntryPatch[] {
  const { code, image, headImage, children } = category;
  const reading = readingOf(scope);
  const fields: FieldPatch<'category'> = {
    ...readEntry(
      'category',
      {
        ...category,
        parent,
        image: image && pictureFrom(image, reading)[0]?.hash,
        headAlt: headImage ? altOf(headImage) : undefined,
      },
      scope,
    ),
    ...readFileFields(scope.customFields.category, category, reading),
    ...stated({ headImage: namedPicture(headImage, scope) }),
  };
  return [
    { ...patchOf('category', code, fields), path },
    ...(children ?? []).flatMap((child, index) => categoryPatches(child, code, [...path, 'children', index], scope)),
  ];
}

function namedPicture(picture: FilePicture | null | undefined, scope: ImportScope): NamedPicture | null | undefined {
  const [loaded] = picture ? pictureFrom(picture, readingOf(scope)) : [];
  return picture === null ? null : loaded && { hash: loaded.hash, name: loaded.name };
}

export function productPatch(product: FileProduct, index: number, scope: ImportScope): ProductPatch {
  const path = ['products', index];
  const fields: FieldPatch<'product'> = Object.assign(
    readEntry('product', product, scope),
    readFileFields(scope.customFields.product, product, readingOf(scope)),
    ...Object.entries(product.properties ?? {}).map(([code, text]) =>
      readFileValue(`property.${code}`, TEXTS, text, readingOf(scope)),
    ),
  );
  const variants = (product.variants ?? []).map((variant, at) =>
    variantPatch(variant, product, [...path, 'variants', at], scope),
  );
  const isOfVariant = (code: string) => customFieldName(code) in scope.customFields.variant;
  const own =
    variants.length === 0 &&
    (namesOf(goodsFields).some((name) => product[name] !== undefined) ||
      Object.keys(product.fields ?? {}).some(isOfVariant));
  return {
    entry: { ...patchOf('product', product.sku, fields), path },
    dropsProperties: product.properties === null,
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
  const given = { ...variant, price, special, stock: variant.stock ?? undefined };
  const fields: Writable<FieldPatch<'variant'>> = {
    ...readFileFields(variant === product ? goodsFields : entryFields.variant, given, readingOf(scope)),
    ...readFileFields(scope.customFields.variant, variant, readingOf(scope)),
  };
  for (const [option, value] of Object.entries('options' in variant ? (variant.options ?? {}) : {}))
    fields[`option.${option}`] = value;
  const past = (history ?? []).map(({ since, price: amount }) => ({
    since,
    price: toMinorRounded(amount, scope.currency),
  }));
  return { ...patchOf('variant', variant.sku, fields), path, history: past, isOwn: false };
}

/** Groups, pages, boxes, home page, synonyms and coupons, which may refer to products. */
export const contentPatches = (file: CatalogBody, scope: ImportScope): EntryPatch[] => [
  ...file.groups.map((group, index) => ({
    ...patchOf('group', group.code, readEntry('group', group, scope)),
    path: ['groups', index],
  })),
  ...file.pages.map((page, index) => {
    const { code, image } = page;
    const fields: FieldPatch<'page'> = {
      ...readEntry('page', { ...page, imageAlt: image ? altOf(image) : undefined }, scope),
      ...stated({ image: namedPicture(image, scope) }),
    };
    return { ...patchOf('page', code, fields), path: ['pages', index] };
  }),
  ...file.boxes.map((box, index) => ({
    ...patchOf('box', box.code, readEntry('box', box, scope)),
    path: ['boxes', index],
  })),
  ...(file.home
    ? [
        {
          ...patchOf('home', 'home', { sections: file.home.map((section) => homeValue(section, scope)) }),
          path: ['home'],
        },
      ]
    : []),
  ...Object.entries(file.synonyms).map(([language, words]) => ({
    ...patchOf('synonyms', language, { words }),
    path: ['synonyms', language],
  })),
  ...file.coupons.map((coupon, index) => couponPatch(coupon, ['coupons', index], scope)),
];

export const redirectPatches = ({ redirects }: CatalogBody): EntryPatch<'redirect'>[] =>
  redirects.map(({ from, to }, index) => ({ ...patchOf('redirect', from, { to }), path: ['redirects', index] }));

function couponPatch(coupon: FileCoupon, path: Path, scope: ImportScope): EntryPatch<'coupon'> {
  const { code, value, from, until } = coupon;
  const fields = readEntry(
    'coupon',
    {
      ...coupon,
      // The kind may stand in the shop only; merging keeps the one that the coupon has.
      percent: value,
      amount: value,
      from: from && dateFrom(from, scope.now).toISOString(),
      until: until && dateFrom(until, scope.now).toISOString(),
    },
    scope,
  );
  return { ...patchOf('coupon', code, fields), path };
}
