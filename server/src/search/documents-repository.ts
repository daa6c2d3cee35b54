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
import { anyOf } from '../platform/database/any-of.ts';
import type { Queryable } from '../platform/database/database.ts';
import { pickTranslation } from '../platform/pick-translation.ts';
import { canBeMisspelt, shortenedForms } from './one-typo.ts';
import { searchDocuments, searchWords } from './search-tables.ts';
import { configurationOf, normalize, searchScopeToken, stripHtml, wordsOf } from './search-text.ts';

const BATCH = 250;
/** Limit of the index on names. */
const MAX_NAME_LENGTH = 300;

export interface SearchedStore {
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
    if (drafts.length > 0) await db.insert(searchDocuments).values(drafts.map((draft) => rowOf(draft, store.id)));
    await addWords(db, store.id, drafts, known);
  }
  // Pending GIN entries slow down every search, so they are merged at once.
  await db.execute(
    sql`select gin_clean_pending_list(i::regclass) from (values ('search_documents_name'), ('search_documents_head'),
      ('search_documents_all_words')) as indexes (i)`,
  );
}

/** Products without search document, or with one of an earlier release. */
export async function findUnsearchable(db: Queryable, limit: number): Promise<Map<number, number[]>> {
  const documents = db.select().from(searchDocuments);
  const without = db
    .select({ id: products.id, storeId: products.storeId })
    .from(products)
    .where(notExists(documents.where(eq(searchDocuments.productId, products.id))))
    .limit(limit);
  const outdated = db
    .select({ id: searchDocuments.productId, storeId: searchDocuments.storeId })
    .from(searchDocuments)
    .where(isNull(searchDocuments.categoryWords))
    .limit(limit);
  const rows = await union(without, outdated).limit(limit);
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
  const brandTexts = await db
    .select()
    .from(manufacturerTexts)
    .where(inArray(manufacturerTexts.manufacturerId, brandIds));
  const choices = await findChoices(db, ids);
  const groups = await findCategoryNames(db, ids);
  const listed = await db.select().from(productListings).where(anyOf(productListings.productId, ids));
  const listingOf = new Map(listed.map((listing) => [listing.productId, listing]));
  const textsOf = Map.groupBy(texts, ({ productId }) => productId);
  const skusOf = Map.groupBy(sold, ({ productId }) => productId);
  const brandOf = Map.groupBy(brandTexts, ({ manufacturerId }) => manufacturerId);
  return rows.map(({ id, sku, manufacturerId, position, addedOn, rating, sold: pieces }) => ({
    id,
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
  const { id, listing, skus, texts, brand, choices, categories: groups } = source;
  const text = pickTranslation(texts, language, fallback);
  const namesOf = (named: readonly Named[][]) =>
    named.map((texts) => pickTranslation(texts, language, fallback)?.name ?? '').join(' ');
  const name = text?.name ?? '';
  const head = [name, pickTranslation(brand, language, fallback)?.name ?? '', ...skus].join(' ');
  const lead = [text?.highlights ?? '', text?.keyWords ?? ''].join(' ');
  const { shown, manufacturerId, price, position, addedOn, rating, sold } = listing;
  return {
    productId: id,
    listing: { shown, manufacturerId, price, position, addedOn, rating, sold },
    language,
    writtenIn: text?.language ?? language,
    name: normalize(name),
    head: normalize(head),
    headWords: wordsOf(`${head} ${namesOf(choices)}`),
    leadWords: wordsOf(lead),
    categoryWords: wordsOf(namesOf(groups)),
    bodyWords: wordsOf(stripHtml(text?.description ?? '')),
  };
}

function rowOf(
  { productId, listing, language, writtenIn, name, head, headWords, leadWords, categoryWords, bodyWords }: Draft,
  storeId: number,
) {
  // Word positions are not used and would double the size.
  const vector = (...parts: string[][]) =>
    sql`strip(to_tsvector(${configurationOf(writtenIn)}::regconfig, ${parts.flat().join(' ')}))`;
  return {
    ...listing,
    productId,
    storeId,
    language,
    name: ` ${name}`.slice(0, MAX_NAME_LENGTH),
    head: ` ${head}`,
    headWords: vector(headWords),
    leadWords: vector(headWords, leadWords),
    categoryWords: vector(headWords, leadWords, categoryWords),
    allWords: sql`${vector(headWords, leadWords, categoryWords, bodyWords)} || ${searchScopeToken({ storeId, language })}::tsvector`,
  };
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
  for (let start = 0; start < added.length; start += 1000)
    await db
      .insert(searchWords)
      .values(added.slice(start, start + 1000))
      .onConflictDoNothing();
}
