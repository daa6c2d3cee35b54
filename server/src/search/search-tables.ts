// What the search knows: texts made ready to be found, the words they use, words that mean the same, and what shoppers
// looked for in vain.
import { sql } from 'drizzle-orm';
import { boolean, customType, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products, sortColumns } from '../catalog/catalog-tables.ts';
import { stores } from '../store/store-tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const storeId = () =>
  integer('store_id')
    .notNull()
    .references(() => stores.id);

/** One row for each product and language of the store, in the text that shoppers of that language see. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    storeId: storeId(),
    language: text('language').notNull(),
    /** Small letters without accents. A space in front lets ' mu' find the start of any word. */
    name: text('name').notNull(),
    /** Name, brand and SKUs. */
    head: text('head').notNull(),
    /**
     * Words of the head; of the head and the highlights; of everything, with the marker of the place. Three columns: the
     * last one finds, the small ones rank.
     */
    headWords: tsvector('head_words').notNull(),
    leadWords: tsvector('lead_words').notNull(),
    allWords: tsvector('all_words').notNull(),
    /** As in the listing, which a trigger copies: a search that had to join it would read all of it. */
    shown: boolean('shown').notNull(),
    ...sortColumns(),
  },
  (t) => [
    primaryKey({ name: 'search_documents_pk', columns: [t.productId, t.language] }),
    index('search_documents_name').using('gin', t.name.op('gin_trgm_ops')),
    index('search_documents_head').using('gin', t.head.op('gin_trgm_ops')),
    index('search_documents_all_words').using('gin', t.allWords),
    // The first names of a store without a look at the rows.
    index('search_documents_order').on(t.storeId, t.language, t.position, t.productId, t.name).where(sql`shown`),
  ],
);

/** Every word of the shop. `shortened` has it with each letter left out, which finds it again when one letter is wrong. */
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

/** Nothing of the shopper is kept, only the words and the day. */
export const searchMisses = pgTable(
  'search_misses',
  {
    storeId: storeId(),
    day: date('day', { mode: 'string' }).notNull(),
    language: text('language').notNull(),
    term: text('term').notNull(),
    times: integer('times').notNull(),
    /** Whether something similar was shown instead. */
    near: boolean('near').notNull(),
  },
  (t) => [primaryKey({ name: 'search_misses_pk', columns: [t.storeId, t.day, t.language, t.term] })],
);
