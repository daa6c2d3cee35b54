// Updates search documents in the transaction that saves the products.

import { and, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import {
  categories,
  categoryTexts,
  manufacturerTexts,
  optionValueTexts,
  productCategories,
  productListings,
  productOptionValues,
  products,
  productTexts,
  variants,
} from '../catalog/catalog-tables.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import { anyOf } from '../platform/database/id-lists.ts';
import { insertRows } from '../platform/database/insert-rows.ts';
import { pickTranslation } from '../platform/text/pick-translation.ts';
import { canBeMisspelt, shortenedForms } from './one-typo.ts';
import { productListRows, searchDocuments, searchWords } from './search-tables.ts';
import { configurationOf, normalize, searchScopeToken, stripHtml, wordsOf } from './search-text.ts';

const BATCH = 250;
/** Limit of the index on names. */
const MAX_NAME_LENGTH = 300;

interface SearchedStore {
  readonly id: number;
  readonly languages: readonly string[];
}

/** Recomputes the search documents of these products. */
export async function refreshDocuments(
  db: Queryable,
  store: SearchedStore,
  productIds: readonly number[],
): Promise<void> {
  const known = new Set<string>();
  for (let start = 0; start < productIds.length; start += BATCH) {
    const ids = productIds.slice(start, start + BATCH);
    const sources = await findSources(db, ids);
    const drafts = store.languages.flatMap((language) =>
      sources.map((source) => draftOf(source, language, store.languages[0] ?? 'en')),
    );
    await db.delete(searchDocuments).where(anyOf(searchDocuments.productId, ids));
    await insertDocuments(db, store.id, drafts);
    await saveHeads(db, store.id, drafts);
    await addWords(db, store.id, drafts, known);
  }
  // Pending GIN entries slow down every search, so they are merged at once.
  await db.execute(
    sql`select gin_clean_pending_list(i::regclass) from (values ('search_documents_name'), ('search_documents_head'),
      ('search_documents_all_words'), ('product_heads_words')) as indexes (i)`,
  );
}

/** Products without search document or head, or with a document of an earlier release. */
async function findUnsearchable(db: Queryable, limit: number): Promise<Map<number, number[]>> {
  const lacking = (table: typeof searchDocuments | typeof productListRows) =>
    db
      .select({ id: products.id, storeId: products.storeId })
      .from(products)
      .where(notExists(db.select().from(table).where(eq(table.productId, products.id))))
      .limit(limit);
  const outdated = db
    .select({ id: searchDocuments.productId, storeId: searchDocuments.storeId })
    .from(searchDocuments)
    .where(isNull(searchDocuments.categoryWords))
    .limit(limit);
  const rows = await union(lacking(searchDocuments), lacking(productListRows), outdated).limit(limit);
  return new Map([...Map.groupBy(rows, ({ storeId }) => storeId)].map(([id, some]) => [id, some.map((row) => row.id)]));
}

async function findSources(db: Queryable, productIds: readonly number[]) {
  const ids = [...productIds];
  const rows = await db.select().from(products).where(anyOf(products.id, ids));
  const texts = await db.select().from(productTexts).where(anyOf(productTexts.productId, ids));
  const sold = await db
    .select({ productId: variants.productId, sku: variants.sku })
    .from(variants)
    .where(anyOf(variants.productId, ids));
  const brandIds = [...new Set(rows.flatMap(({ manufacturerId }) => manufacturerId ?? []))];
  const brandTexts =
    brandIds.length === 0
      ? []
      : await db.select().from(manufacturerTexts).where(inArray(manufacturerTexts.manufacturerId, brandIds));
  const choices = await findChoices(db, ids);
  const groups = await findCategoryNames(db, ids);
  const listed = await db.select().from(productListings).where(anyOf(productListings.productId, ids));
  const listingOf = new Map(listed.map((listing) => [listing.productId, listing]));
  const textsOf = Map.groupBy(texts, ({ productId }) => productId);
  const skusOf = Map.groupBy(sold, ({ productId }) => productId);
  const brandOf = Map.groupBy(brandTexts, ({ manufacturerId }) => manufacturerId);
  return rows.map(({ id, sku, archived, manufacturerId, position, addedOn, rating, sold: pieces }) => ({
    id,
    archived,
    listing: listingOf.get(id) ?? { shown: false, manufacturerId, price: 0, position, addedOn, rating, sold: pieces },
    skus: [...new Set([sku, ...(skusOf.get(id) ?? []).map((variant) => variant.sku)])],
    texts: textsOf.get(id) ?? [],
    brand: (manufacturerId !== null && brandOf.get(manufacturerId)) || [],
    choices: choices.get(id) ?? [],
    categories: groups.get(id) ?? [],
  }));
}

/** Texts of one named thing, in all languages. */
interface Named {
  readonly language: string;
  readonly name: string;
}

/** Colors, sizes and other values a product is offered in. */
async function findChoices(db: Queryable, ids: number[]): Promise<Map<number, Named[][]>> {
  const rows = await db
    .select({
      productId: productOptionValues.productId,
      thing: productOptionValues.optionValueId,
      language: optionValueTexts.language,
      name: optionValueTexts.name,
    })
    .from(productOptionValues)
    .innerJoin(optionValueTexts, eq(optionValueTexts.optionValueId, productOptionValues.optionValueId))
    .where(anyOf(productOptionValues.productId, ids));
  return groupByProduct(rows);
}

/** Names of the visible categories of a product and of their parents. */
async function findCategoryNames(db: Queryable, ids: number[]): Promise<Map<number, Named[][]>> {
  const rows = await db
    .select({
      productId: productCategories.productId,
      thing: categoryTexts.categoryId,
      language: categoryTexts.language,
      name: categoryTexts.name,
    })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .innerJoin(
      categoryTexts,
      or(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.categoryId, categories.parentId)),
    )
    .where(and(anyOf(productCategories.productId, ids), categories.visible));
  return groupByProduct(rows);
}

function groupByProduct(rows: readonly (Named & { productId: number; thing: number })[]): Map<number, Named[][]> {
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return new Map(
    [...byProduct].map(([id, some]) => [id, [...Map.groupBy(some, ({ thing }) => thing).values()]] as const),
  );
}

type Source = Awaited<ReturnType<typeof findSources>>[number];
type Draft = ReturnType<typeof draftOf>;

/** The text shown in this language, which may be a fallback in another one. */
function draftOf(source: Source, language: string, fallback: string) {
  const { id, archived, listing, skus, texts, brand, choices, categories: groups } = source;
  const text = pickTranslation(texts, language, fallback);
  const namesOf = (named: readonly Named[][]) =>
    named.map((texts) => pickTranslation(texts, language, fallback)?.name ?? '').join(' ');
  const name = text?.name ?? '';
  const head = [name, pickTranslation(brand, language, fallback)?.name ?? '', ...skus].join(' ');
  const lead = [text?.highlights ?? '', text?.keyWords ?? ''].join(' ');
  const { shown, manufacturerId, price, position, addedOn, rating, sold } = listing;
  return {
    productId: id,
    archived,
    listing: { shown, manufacturerId, price, position, addedOn, rating, sold },
    language,
    writtenIn: text?.language ?? language,
    name: ` ${normalize(name)}`.slice(0, MAX_NAME_LENGTH),
    head: ` ${normalize(head)}`,
    headWords: wordsOf(`${head} ${namesOf(choices)}`),
    leadWords: wordsOf(lead),
    categoryWords: wordsOf(namesOf(groups)),
    bodyWords: wordsOf(stripHtml(text?.description ?? '')),
  };
}

/** One parameter for all documents, like `insertRows`. Word positions are not used and would double the size. */
async function insertDocuments(db: Queryable, storeId: number, drafts: readonly Draft[]): Promise<void> {
  if (drafts.length === 0) return;
  const rows = drafts.map(({ listing, name, head, headWords, leadWords, categoryWords, bodyWords, ...draft }) => ({
    ...listing,
    product_id: draft.productId,
    manufacturer_id: listing.manufacturerId,
    added_on: listing.addedOn,
    language: draft.language,
    configuration: configurationOf(draft.writtenIn),
    name,
    head,
    head_text: headWords.join(' '),
    lead_text: leadWords.join(' '),
    category_text: categoryWords.join(' '),
    body_text: bodyWords.join(' '),
    scope: searchScopeToken({ storeId, language: draft.language }),
  }));
  const vector = (part: string) => sql`strip(to_tsvector(configuration, ${sql.identifier(part)}))`;
  // Materialized, because each part is used several times and finding its words takes most of the time.
  await db.execute(sql`with documents as materialized (
      select given.*, ${vector('head_text')} as head_words, ${vector('lead_text')} as lead_words,
        ${vector('category_text')} as category_words, ${vector('body_text')} as body_words
      from json_to_recordset(${JSON.stringify(rows)}::json) as given (product_id int, language text, name text, head text,
        configuration regconfig, head_text text, lead_text text, category_text text, body_text text, scope tsvector,
        shown boolean, manufacturer_id int, price int, position int, added_on date, rating double precision, sold int))
    insert into ${searchDocuments} (product_id, store_id, language, name, head, head_words, lead_words, category_words,
      all_words, shown, manufacturer_id, price, position, added_on, rating, sold)
    select product_id, ${storeId}, language, name, head, head_words, head_words || lead_words,
      head_words || lead_words || category_words, head_words || lead_words || category_words || body_words || scope,
      shown, manufacturer_id, price, position, added_on, rating, sold
    from documents`);
}

async function saveHeads(db: Queryable, storeId: number, drafts: readonly Draft[]): Promise<void> {
  const rows = [...Map.groupBy(drafts, ({ productId }) => productId)].map(([productId, some]) => ({
    productId,
    storeId,
    archived: some.some(({ archived }) => archived),
    words: [...new Set(some.flatMap(({ head }) => head.split(' ')))].join(' '),
    names: Object.fromEntries(some.map(({ language, name }) => [language, name])),
  }));
  await insertRows(db, productListRows, rows, {
    target: [productListRows.productId],
    // `archived` stays: a trigger copies it, and the product may have changed since it was read.
    columns: ['words', 'names'],
    onlyChanged: true,
  });
}

/** Words are never deleted; an unused word only costs an empty lookup. */
async function addWords(db: Queryable, storeId: number, drafts: readonly Draft[], known: Set<string>): Promise<void> {
  const added: (typeof searchWords.$inferInsert)[] = [];
  for (const { language, headWords, leadWords, categoryWords, bodyWords } of drafts) {
    for (const word of [...headWords, ...leadWords, ...categoryWords, ...bodyWords]) {
      const key = `${language} ${word}`;
      if (known.has(key) || !canBeMisspelt(word)) continue;
      known.add(key);
      added.push({ storeId, language, word, shortened: shortenedForms(word) });
    }
  }
  await insertRows(db, searchWords, added, 'keep');
}

const AT_ONCE = 500;

/** Creates the search documents of products saved by a release that wrote none, or others. Does nothing afterwards. */
export async function searchOldProducts(db: Database, stores: readonly SearchedStore[]): Promise<void> {
  for (;;) {
    const missing = await findUnsearchable(db, AT_ONCE);
    if (missing.size === 0) return;
    await db.transaction(async (tx) => {
      for (const [storeId, ids] of missing) {
        const store = stores.find(({ id }) => id === storeId);
        if (store) await refreshDocuments(tx, store, ids);
      }
    });
    if (![...missing.keys()].every((id) => stores.some((store) => store.id === id))) return;
  }
}
