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
import { escapeLike, patternOf } from './search-plan.ts';
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

/** The text as it stands, then its words in any order, then, for a letter or two, any place at all. */
async function findIds(visit: ShopVisit, text: string, count: number): Promise<number[]> {
  visit.tag('products', 'search');
  if (text === '') return [];
  const { db, store, language } = visit;
  const place = { storeId: store.id, language };
  const words = askedWords(text);
  const indexed = words.some((word) => word.length >= 3);
  const asItStands = { patterns: [`%${escapeLike(text)}%`], indexed };
  const byWords = { patterns: words.map(patternOf), indexed: true };
  const ways = indexed
    ? [asItStands, ...(words.length > 1 ? [byWords] : [])]
    : [...(words.length > 0 ? [byWords] : []), asItStands];
  const found = new Set<number>();
  for (const way of ways) {
    if (found.size >= count) break;
    for (const id of await suggestIds(db, place, { text, limit: count, ...way })) found.add(id);
  }
  return [...found].slice(0, count);
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
