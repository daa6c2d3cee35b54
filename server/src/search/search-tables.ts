// Search documents, words, synonyms and zero-result searches.
import { sql } from 'drizzle-orm';
import { boolean, customType, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products, sortColumns } from '../catalog/catalog-tables.ts';
import { stores } from '../store/store-tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const storeId = () =>
  integer('store_id')
    .notNull()
    .references(() => stores.id);

/** One row per product and language, with the text shown in that language. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    storeId: storeId(),
    language: text('language').notNull(),
    /** Lower case without accents. The leading space lets ' mu' match the start of any word. */
    name: text('name').notNull(),
    /** Name, brand and SKUs. */
    head: text('head').notNull(),
    /**
     * Words of the head and of the choices, such as colors; these with highlights and keywords; these with categories;
     * everything, with the description and the scope token. The last column is used to match, the smaller ones to rank.
     */
    headWords: tsvector('head_words').notNull(),
    leadWords: tsvector('lead_words').notNull(),
    /** Null in documents of an earlier release. */
    categoryWords: tsvector('category_words'),
    allWords: tsvector('all_words').notNull(),
    /** Copied from the listing by a trigger: a join would read the whole listing. */
    shown: boolean('shown').notNull(),
    ...sortColumns(),
  },
  (t) => [
    primaryKey({ name: 'search_documents_pk', columns: [t.productId, t.language] }),
    index('search_documents_name').using('gin', t.name.op('gin_trgm_ops')),
    index('search_documents_head').using('gin', t.head.op('gin_trgm_ops')),
    index('search_documents_all_words').using('gin', t.allWords),
    // Index-only scan for the first names of a store.
    // Lists of the merchant by name, hidden products included; the same order on every database.
    index('search_documents_sorted').on(t.storeId, t.language, sql`name collate "C"`, t.productId),
    index('search_documents_outdated').on(t.productId).where(sql`category_words is null`),
    index('search_documents_order').on(t.storeId, t.language, t.position, t.productId, t.name).where(sql`shown`),
  ],
);

/** The merchant's list is searched and sorted by these columns. Few bytes per product: a common word reads thousands of these rows. */
export const productListRows = pgTable(
  'product_heads',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    storeId: storeId(),
    /** Copied from the product by a trigger: a join would read all products. */
    archived: boolean('archived').notNull(),
    /** Words of name, brand and SKUs in all languages, each once, normalized, with a leading space as the names have. */
    words: text('words').notNull(),
    /** By language, as the search documents have them. */
    names: jsonb('names').$type<Readonly<Record<string, string>>>().notNull(),
  },
  (t) => [index('product_heads_words').using('gin', t.words.op('gin_trgm_ops'))],
);

/** All words of the shop. `shortened` contains the forms with one letter deleted, for typo tolerance. */
export const searchWords = pgTable(
  'search_words',
  {
    storeId: storeId(),
    language: text('language').notNull(),
    word: text('word').notNull(),
    shortened: text('shortened').array().notNull(),
  },
  (t) => [
    primaryKey({ name: 'search_words_pk', columns: [t.storeId, t.language, t.word] }),
    index('search_words_shortened').using('gin', t.shortened),
  ],
);

export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    storeId: storeId(),
    language: text('language').notNull(),
    position: integer('position').notNull(),
    terms: text('terms').array().notNull(),
  },
  (t) => [primaryKey({ name: 'search_synonyms_pk', columns: [t.storeId, t.language, t.position] })],
);

/** No data about the shopper, only the words and the day. */
export const zeroResultSearches = pgTable(
  'search_misses',
  {
    storeId: storeId(),
    day: date('day', { mode: 'string' }).notNull(),
    language: text('language').notNull(),
    term: text('term').notNull(),
    times: integer('times').notNull(),
    /** Whether similar products were shown. */
    near: boolean('near').notNull(),
  },
  (t) => [primaryKey({ name: 'search_misses_pk', columns: [t.storeId, t.day, t.language, t.term] })],
);
