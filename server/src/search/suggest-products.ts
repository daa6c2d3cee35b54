import type { Answer, Input } from '@vitrine/contract/endpoint.ts';
import {
  type completeSearch as completeShape,
  type Suggestion,
  type suggestProducts as shape,
  suggestion as suggestionShape,
} from '@vitrine/contract/search-shapes.ts';
import { findListed, recallCategories } from '../catalog/catalog.ts';
import { pictureName, productPictureUrl } from '../media/media.ts';
import { writeDown } from '../platform/http/written.ts';
import { recallEach, type ShopVisit } from '../store/store.ts';
import { askedWords, plain } from './search-text.ts';
import { findSuggested, type SuggestedRow } from './suggested-repository.ts';
import { suggestIds } from './suggestions-repository.ts';

const MOST_COMPLETIONS = 15;

export async function suggestProducts(
  visit: ShopVisit,
  { query: { name, count } }: Input<typeof shape>,
): Promise<Answer<typeof shape>> {
  const ids = name === undefined ? await findListed(visit, count) : await findIds(visit, plain(name), count);
  return { products: await showSuggestions(visit, ids) };
}

export async function completeSearch(
  visit: ShopVisit,
  { body: { query } }: Input<typeof completeShape>,
): Promise<Answer<typeof completeShape>> {
  const products = await showSuggestions(visit, await findIds(visit, plain(query), MOST_COMPLETIONS));
  return { values: [...new Set(products.map(({ description }) => description.name))] };
}

/** Kept by what is looked for, however it was typed. */
async function findIds(visit: ShopVisit, text: string, count: number): Promise<readonly number[]> {
  const { db, store, language, tag, recall } = visit;
  tag('products', 'search');
  if (text === '') return [];
  return recall(
    `suggestions ${store.id} ${language} ${count} ${text}`,
    ['products', 'search'],
    () => suggestIds(db, { storeId: store.id, language }, { text, words: askedWords(text) }, count),
    (ids) => 8 * ids.length + 200,
  );
}

const showSuggestions = (visit: ShopVisit, ids: readonly number[]): Promise<Suggestion[]> =>
  recallEach(visit, ids, {
    name: 'suggestion',
    tags: ['store', 'catalogue'],
    bytesOf: () => 3000,
    load: async (missing) => {
      const { db, store, language } = visit;
      const [rows, categories] = await Promise.all([
        findSuggested(db, missing, language, store.languages[0] ?? 'en'),
        recallCategories(visit),
      ]);
      return new Map(rows.map((row) => [row.id, writeDown(suggestionShape, viewSuggestion(visit, row, categories))]));
    },
  });

function viewSuggestion(
  visit: ShopVisit,
  row: SuggestedRow,
  categories: Awaited<ReturnType<typeof recallCategories>>,
): Suggestion {
  return {
    id: row.id,
    productShipeable: row.shippable,
    available: row.available,
    visible: row.visible,
    description: { id: row.id, language: row.language, name: row.name, friendlyUrl: row.friendlyUrl },
    image: row.image && {
      id: row.image.id,
      imageName: pictureName(row.image.name, row.image.hash),
      imageUrl: productPictureUrl(visit, row.sku, row.image.name, row.image.hash),
      externalUrl: null,
      videoUrl: null,
      imageType: 0,
      order: 0,
      defaultImage: true,
      width: row.image.width,
      height: row.image.height,
      alt: row.image.alt ?? row.name,
    },
    categories: row.categoryIds.flatMap((id) => categories.get(id) ?? []),
  };
}
