// Imports a catalogue file in one transaction: all of it or, if anything is wrong, nothing.
import { saveCoupon } from '../cart/cart.ts';
import {
  findCodeToIdMap,
  findKnownNames,
  findProductIdsOfStore,
  refreshListings,
  saveBrands,
  saveCategories,
  saveGroup,
  saveOptions,
  saveProducts,
  saveProperties,
  saveRelations,
} from '../catalog/catalog.ts';
import { replaceHome, saveContent } from '../content/content.ts';
import type { OpenDatabase, Tx } from '../platform/database/database.ts';
import { notifyOncePerTransaction } from '../platform/database/in-transaction.ts';
import { addReviews } from '../reviews/reviews.ts';
import { refreshDocuments, replaceSynonyms } from '../search/search.ts';
import { findStoreByCode, saveStore, saveStoreRules } from '../store/store.ts';
import type { CatalogueFile } from './catalogue-file-shape.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { boxFrom, categoryFrom, homeSectionFrom, type ImportScope, pageFrom, productFrom } from './entries.ts';
import { dayFrom, inEachLanguage } from './file-values.ts';
import { loadPictures, savePictures } from './load-pictures.ts';
import { CatalogueFileError, readCatalogue } from './read-catalogue-file.ts';
import { couponFrom, deliveryFrom, taxFrom } from './sales-rules.ts';

export interface ImportResult {
  readonly products: number;
  readonly categories: number;
  readonly pages: number;
  readonly pictures: number;
}

/** Called with the completed share, from 0 to 1. */
export type Progress = (share: number) => void;

const BATCH = 500;

export async function importCatalogue(
  database: OpenDatabase,
  path: string,
  { merchant, now: given, progress = () => {} }: { merchant: string; now?: Date; progress?: Progress },
): Promise<ImportResult> {
  const { catalogue, folder, describe } = await readCatalogue(path);
  const pictures = await loadPictures(catalogue, folder);
  progress(0.1);
  const now = given ?? (await database.readTime());
  return database.longRunning.transaction(async (tx) => {
    await notifyOncePerTransaction(tx);
    const store = await openStore(tx, catalogue, merchant, now);
    const problems = checkCatalogue(catalogue, await findKnownNames(tx, store.id), store, new Set(pictures.keys()));
    if (problems.length > 0) throw new CatalogueFileError(problems.map(describe));
    const scope: ImportScope = {
      languages: store.languages,
      currency: store.currency,
      now,
      pictures: await savePictures(tx, pictures),
    };
    await saveCatalogTree(tx, store.id, catalogue, scope);
    progress(0.3);
    const touched = await saveAllProducts(tx, store, catalogue, scope, (share) => progress(0.3 + share * 0.4));
    for (const group of catalogue.groups) await saveGroup(tx, store.id, group.code, group.products);
    await saveContents(tx, store.id, catalogue, scope);
    await saveSalesRules(tx, store.id, catalogue, scope);
    // Categories may have been hidden or moved, so every listing is recomputed.
    const stale = catalogue.categories.length > 0 ? await findProductIdsOfStore(tx, store.id) : touched;
    await refreshListings(tx, store.id, stale, now);
    progress(0.9);
    await saveSearch(tx, store, catalogue, touched);
    progress(1);
    return {
      products: catalogue.products.length,
      categories: countCategories(catalogue.categories),
      pages: catalogue.pages.length,
      pictures: pictures.size,
    };
  });
}

/** Saves the store of the file, or finds the existing one. */
async function openStore(tx: Tx, { store }: CatalogueFile, merchant: string, now: Date) {
  if (store) return saveStore(tx, { ...store, since: store.since ?? dayFrom('+0d', now) });
  const known = await findStoreByCode(tx, merchant);
  if (known) return known;
  throw new CatalogueFileError([`there is no store ${merchant} yet, so the file must describe it under "store:"`]);
}

async function saveCatalogTree(tx: Tx, storeId: number, catalogue: CatalogueFile, scope: ImportScope): Promise<void> {
  const named = (text: Parameters<typeof inEachLanguage>[0]) => inEachLanguage(text, scope.languages);
  await saveBrands(
    tx,
    storeId,
    catalogue.brands.map(({ code, name, description }) => ({
      code,
      name: named(name),
      description: named(description),
    })),
  );
  await saveOptions(
    tx,
    storeId,
    catalogue.options.map(({ code, type, name, values }) => ({
      code,
      type,
      name: named(name),
      values: values.map((value) => ({ code: value.code, swatch: value.swatch ?? null, name: named(value.name) })),
    })),
  );
  await saveProperties(
    tx,
    storeId,
    catalogue.properties.map(({ code, name }) => ({ code, name: named(name) })),
  );
  await saveCategories(
    tx,
    storeId,
    catalogue.categories.map((category) => categoryFrom(category, scope)),
  );
}

async function saveAllProducts(
  tx: Tx,
  store: { id: number; currency: string },
  { products }: CatalogueFile,
  scope: ImportScope,
  progress: Progress,
): Promise<number[]> {
  const book = await findCodeToIdMap(tx, store.id);
  const all = products.map((product, position) => productFrom(product, position, scope));
  const idOf = new Map<string, number>();
  for (let start = 0; start < all.length; start += BATCH) {
    const saved = await saveProducts(tx, store, book, all.slice(start, start + BATCH));
    for (const [sku, id] of saved) idOf.set(sku, id);
    progress((start + BATCH) / all.length / 2);
  }
  for (let start = 0; start < all.length; start += BATCH) {
    await saveRelations(tx, store.id, all.slice(start, start + BATCH), idOf);
    await addReviews(
      tx,
      products.slice(start, start + BATCH).flatMap(({ sku, reviews }) =>
        reviews.map(({ on, ...review }) => ({
          ...review,
          productId: idOf.get(sku) ?? 0,
          writtenOn: dayFrom(on, scope.now),
        })),
      ),
    );
    progress(0.5 + (start + BATCH) / all.length / 2);
  }
  return [...idOf.values()];
}

async function saveSalesRules(
  tx: Tx,
  storeId: number,
  { coupons, delivery, taxes }: CatalogueFile,
  scope: ImportScope,
): Promise<void> {
  await saveStoreRules(tx, storeId, {
    ...(delivery && { delivery: delivery.map((rule) => deliveryFrom(rule, scope)) }),
    ...(taxes && { taxes: taxes.map((tax) => taxFrom(tax, scope)) }),
  });
  if (coupons.length === 0) return;
  const { categories } = await findCodeToIdMap(tx, storeId);
  for (const coupon of coupons) await saveCoupon(tx, storeId, couponFrom(coupon, categories, scope));
}

async function saveContents(tx: Tx, storeId: number, catalogue: CatalogueFile, scope: ImportScope): Promise<void> {
  for (const [position, page] of catalogue.pages.entries())
    await saveContent(tx, storeId, pageFrom(page, position, scope));
  for (const [position, box] of catalogue.boxes.entries())
    await saveContent(tx, storeId, boxFrom(box, position, scope));
  if (catalogue.home.length > 0) {
    await replaceHome(
      tx,
      storeId,
      catalogue.home.map((section, position) => homeSectionFrom(section, position, scope)),
    );
  }
}

/** Names of brands, categories and options, and the languages, affect the search documents of all products. */
async function saveSearch(
  tx: Tx,
  store: { id: number; languages: string[] },
  { brands, categories, options, store: described, synonyms }: CatalogueFile,
  touched: readonly number[],
): Promise<void> {
  const all = described !== undefined || brands.length + categories.length + options.length > 0;
  await refreshDocuments(tx, store, all ? await findProductIdsOfStore(tx, store.id) : touched);
  for (const [language, groups] of Object.entries(synonyms)) await replaceSynonyms(tx, store.id, language, groups);
}

const countCategories = (all: CatalogueFile['categories']): number =>
  all.reduce((sum, { children }) => sum + 1 + countCategories(children), 0);
