// Everything that is stored and is not a product, as fields. These are few enough to be read together.
import { withCustomValues } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordCoupon } from '../../cart/cart.ts';
import { coupons } from '../../cart/cart-tables.ts';
import {
  categories,
  categoryTexts,
  manufacturers,
  manufacturerTexts,
  options,
  optionTexts,
  optionValues,
  optionValueTexts,
  productGroupItems,
  productGroups,
  products,
  properties,
  propertyTexts,
} from '../../catalog/catalog-tables.ts';
import { contents, contentTexts, homeSections } from '../../content/content-tables.ts';
import { findCustomFields } from '../../custom-fields/custom-fields.ts';
import { media } from '../../media/media-tables.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { findRedirects } from '../../redirects/redirects.ts';
import { searchSynonyms } from '../../search/search-tables.ts';
import type { StoreRow } from '../../store/store.ts';
import { customFieldEntry } from './custom-field-entry.ts';
import type { EntryKind, Fields, Writable } from './entry-fields.ts';
import { describedFields } from './stored-products-repository.ts';
import { storedDelivery, storedHomeSection, storedTax } from './whole-values.ts';

const headMedia = alias(media, 'head_media');

/** By key, in their order. */
export type StoredEntries<K extends StoredKind = StoredKind> = ReadonlyMap<string, Fields<K>>;
export type StoredKind = Exclude<EntryKind, 'product' | 'variant'>;

/** Without the columns that have no value. */
const present = <K extends StoredKind>(values: Columns<K>): Writable<Fields<K>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null)) as Writable<
    Fields<K>
  >;
type Columns<K extends StoredKind> = { readonly [Name in keyof Fields<K>]: Fields<K>[Name] | null | undefined };

export const storeFields = (store: StoreRow): Fields<'store'> => {
  const { id: _, code: __, social, delivery, taxes, ...rest } = store;
  const links = Object.entries(social).map(([name, url]) => [`social.${name}`, url] as const);
  return present<'store'>({
    ...rest,
    ...Object.fromEntries(links),
    delivery: delivery.map(storedDelivery),
    taxes: taxes.map(storedTax),
  });
};

export const findStoredEntries = <K extends StoredKind>(
  db: Queryable,
  store: StoreRow,
  kind: K,
): Promise<StoredEntries<K>> => readers[kind](db, store);

type Readers = { readonly [K in StoredKind]: (db: Queryable, store: StoreRow) => Promise<StoredEntries<K>> };

const readers: Readers = {
  store: async (_, store) => new Map([[store.code, storeFields(store)]]),
  brand: async (db, { id }) => {
    const rows = await db
      .select({ row: manufacturers, text: manufacturerTexts })
      .from(manufacturers)
      .leftJoin(manufacturerTexts, eq(manufacturerTexts.manufacturerId, manufacturers.id))
      .where(eq(manufacturers.storeId, id))
      .orderBy(asc(manufacturers.position), asc(manufacturers.id));
    return gather(rows, ({ row, text }) => [
      row.code,
      present<'brand'>({
        position: row.position,
        ...(text && { [`name.${text.language}`]: text.name, [`description.${text.language}`]: text.description }),
      }),
    ]);
  },
  option: async (db, { id }) => {
    const rows = await db
      .select({ row: options, text: optionTexts })
      .from(options)
      .leftJoin(optionTexts, eq(optionTexts.optionId, options.id))
      .where(eq(options.storeId, id))
      .orderBy(asc(options.position), asc(options.id));
    const values = await db
      .select({ option: options.code, row: optionValues, text: optionValueTexts })
      .from(optionValues)
      .innerJoin(options, eq(options.id, optionValues.optionId))
      .leftJoin(optionValueTexts, eq(optionValueTexts.optionValueId, optionValues.id))
      .where(eq(options.storeId, id))
      .orderBy(asc(optionValues.position), asc(optionValues.id));
    return gather<{ readonly code: string; readonly fields: Writable<Fields<'option'>> }, 'option'>(
      [
        ...rows.map(({ row: { code, type, position }, text }) => ({
          code,
          fields: present<'option'>({ type, position, ...(text && { [`name.${text.language}`]: text.name }) }),
        })),
        ...values.map(({ option, row: { code, swatch, position }, text }) => {
          const fields: Writable<Fields<'option'>> = {};
          fields[`order.${code}`] = position;
          if (swatch !== null) fields[`value.${code}.swatch`] = swatch;
          if (text) fields[`value.${code}.name.${text.language}`] = text.name;
          return { code: option, fields };
        }),
      ],
      ({ code, fields }) => [code, fields],
    );
  },
  property: async (db, { id }) => {
    const rows = await db
      .select({ row: properties, text: propertyTexts })
      .from(properties)
      .leftJoin(propertyTexts, eq(propertyTexts.propertyId, properties.id))
      .where(eq(properties.storeId, id))
      .orderBy(asc(properties.position), asc(properties.id));
    return gather(rows, ({ row, text }) => [
      row.code,
      present<'property'>({ position: row.position, ...(text && { [`name.${text.language}`]: text.name }) }),
    ]);
  },
  field: async (db, { id }) =>
    new Map((await findCustomFields(db, id)).map(({ id: _, ...field }) => [field.code, customFieldEntry(field)])),
  category: async (db, { id }) => {
    const rows = await db
      .select({ row: categories, text: categoryTexts, hash: media.hash, head: headMedia.hash })
      .from(categories)
      .leftJoin(categoryTexts, eq(categoryTexts.categoryId, categories.id))
      .leftJoin(media, eq(media.id, categories.mediaId))
      .leftJoin(headMedia, eq(headMedia.id, categories.headMediaId))
      .where(eq(categories.storeId, id))
      .orderBy(asc(categories.position), asc(categories.id));
    const codeOf = new Map(rows.map(({ row }) => [row.id, row.code]));
    return gather(
      rows,
      ({ row: { code, parentId, position, visible, featured, headMediaName, fields }, text, hash, head }) => [
        code,
        present<'category'>({
          parent: parentId === null ? null : codeOf.get(parentId),
          position,
          visible,
          featured,
          image: hash,
          headImage: head === null ? null : { hash: head, name: headMediaName ?? head },
          ...withCustomValues(fields),
          ...(text && describedFields(text)),
          ...(text?.headAlt && { [`headAlt.${text.language}`]: text.headAlt }),
        }),
      ],
    );
  },
  group: async (db, { id }) => {
    const rows = await db
      .select({ code: productGroups.code, sku: products.sku })
      .from(productGroups)
      .leftJoin(productGroupItems, eq(productGroupItems.groupId, productGroups.id))
      .leftJoin(products, eq(products.id, productGroupItems.productId))
      .where(eq(productGroups.storeId, id))
      .orderBy(asc(productGroups.id), asc(productGroupItems.position));
    return new Map(
      [...Map.groupBy(rows, ({ code }) => code)].map(([code, items]) => [
        code,
        { products: items.flatMap(({ sku }) => sku ?? []) },
      ]),
    );
  },
  page: (db, store) => findContents(db, store, 'page'),
  box: (db, store) => findContents(db, store, 'box'),
  home: async (db, { id }) => {
    const rows = await db
      .select()
      .from(homeSections)
      .where(eq(homeSections.storeId, id))
      .orderBy(asc(homeSections.position), asc(homeSections.id));
    const hashOf = await findHashes(
      db,
      rows.flatMap(({ mediaIds }) => mediaIds),
    );
    if (rows.length === 0) return new Map();
    const sections = rows.map((row) =>
      storedHomeSection({ ...row, hashes: row.mediaIds.map((mediaId) => hashOf.get(mediaId) ?? '') }),
    );
    return new Map([['home', { sections }]]);
  },
  synonyms: async (db, { id }) => {
    const rows = await db
      .select()
      .from(searchSynonyms)
      .where(eq(searchSynonyms.storeId, id))
      .orderBy(asc(searchSynonyms.language), asc(searchSynonyms.position));
    return new Map(
      [...Map.groupBy(rows, ({ language }) => language)].map(([language, groups]) => [
        language,
        { words: groups.map(({ terms }) => terms) },
      ]),
    );
  },
  redirect: async (db, { id }) =>
    new Map((await findRedirects(db, id)).map(({ source, target }) => [source, { to: target }])),
  coupon: async (db, store) => {
    const rows = await db.select().from(coupons).where(eq(coupons.storeId, store.id)).orderBy(asc(coupons.id));
    const codes = await db.select({ id: categories.id, code: categories.code }).from(categories);
    const codeOf = new Map(codes.map(({ id, code }) => [id, code]));
    return new Map(rows.map((row) => [row.code, recordCoupon(row, codeOf)]));
  },
};

async function findContents<K extends 'page' | 'box'>(
  db: Queryable,
  { id }: StoreRow,
  kind: K,
): Promise<StoredEntries<K>> {
  const rows = await db
    .select({ row: contents, text: contentTexts, hash: media.hash })
    .from(contents)
    .leftJoin(contentTexts, eq(contentTexts.contentId, contents.id))
    .leftJoin(media, eq(media.id, contents.mediaId))
    .where(eq(contents.storeId, id))
    .orderBy(asc(contents.position), asc(contents.id));
  return gather(
    rows.filter(({ row }) => row.kind === kind),
    ({ row: { code, visible, position, linkToMenu, mediaName, publishedOn }, text, hash }) => {
      const texts = text && describedFields(text);
      const renamed = Object.entries(texts ?? {}).map(([field, value]) => [
        field.replace(/^description\./, 'text.').replace(/^highlights\./, 'summary.'),
        value,
      ]);
      const fields = present<'page' | 'box'>({
        visible,
        position,
        ...(kind === 'page' && { menu: linkToMenu, publishedOn }),
        image: hash === null ? null : { hash, name: mediaName ?? hash },
        ...Object.fromEntries(renamed),
        ...(text?.mediaAlt && { [`imageAlt.${text.language}`]: text.mediaAlt }),
      });
      // A box without a name has its code in this column.
      if (kind === 'box' && text && text.name === code) delete fields[`name.${text.language}`];
      return [code, fields];
    },
  );
}

/** Owner by address, such as `en/our-story`. */
export async function findContentAddresses(db: Queryable, storeId: number): Promise<Map<string, string>> {
  const rows = await db
    .select({ code: contents.code, language: contentTexts.language, url: contentTexts.friendlyUrl })
    .from(contentTexts)
    .innerJoin(contents, eq(contents.id, contentTexts.contentId))
    .where(eq(contents.storeId, storeId));
  return new Map(rows.flatMap(({ code, language, url }) => (url === null ? [] : [[`${language}/${url}`, code]])));
}

async function findHashes(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: media.id, hash: media.hash })
    .from(media)
    .where(inArray(media.id, [...ids]));
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

/** Joins the rows of one key: one row per language. */
function gather<T, K extends StoredKind>(
  rows: readonly T[],
  read: (row: T) => readonly [string, Writable<Fields<K>>],
): StoredEntries<K> {
  const found = new Map<string, Writable<Fields<K>>>();
  for (const row of rows) {
    const [key, fields] = read(row);
    found.set(key, Object.assign(found.get(key) ?? {}, fields));
  }
  return found;
}
