import type { Answer, Input } from '@vitrine/contract/endpoint.ts';
import type {
  completeSearch as completeShape,
  Suggestion,
  suggestProducts as shape,
} from '@vitrine/contract/search-shapes.ts';
import { findListed, recallCategories } from '../catalog/catalog.ts';
import { pictureName, productPictureUrl } from '../media/media.ts';
import type { ShopVisit } from '../store/store.ts';
import { escapeLike, patternOf } from './search-plan.ts';
import { suggestIds, suggestIdsLookingThrough } from './search-repository.ts';
import { askedWords, plain } from './search-text.ts';
import { findSuggested, type SuggestedRow } from './suggested-repository.ts';

const MOST_COMPLETIONS = 15;

export async function suggestProducts(
  visit: ShopVisit,
  { query: { name, count } }: Input<typeof shape>,
): Promise<Answer<typeof shape>> {
  const ids = name === undefined ? await findListed(visit, count) : await findIds(visit, plain(name), count);
  const [rows, categories] = await Promise.all([suggestedRows(visit, ids), recallCategories(visit)]);
  return { products: rows.map((row) => viewSuggestion(visit, row, categories)) };
}

export async function completeSearch(
  visit: ShopVisit,
  { body: { query } }: Input<typeof completeShape>,
): Promise<Answer<typeof completeShape>> {
  const rows = await suggestedRows(visit, await findIds(visit, plain(query), MOST_COMPLETIONS));
  return { values: [...new Set(rows.map(({ name }) => name))] };
}

/** The text as it stands, then its words in any order, then, for a letter or two, any place at all. */
async function findIds(visit: ShopVisit, text: string, count: number): Promise<number[]> {
  visit.tag('products', 'search');
  if (text === '') return [];
  const { db, store, language } = visit;
  const place = { storeId: store.id, language };
  const words = askedWords(text);
  const isIndexed = words.some((word) => word.length >= 3);
  const ways = [
    isIndexed && (() => suggestIds(db, place, text, [`%${escapeLike(text)}%`], count)),
    words.length > (isIndexed ? 1 : 0) && (() => suggestIds(db, place, text, words.map(patternOf), count)),
    !isIndexed && (() => suggestIdsLookingThrough(db, place, text, count)),
  ];
  const found = new Set<number>();
  for (const way of ways) {
    if (way && found.size < count) for (const id of await way()) found.add(id);
  }
  return [...found].slice(0, count);
}

const suggestedRows = ({ db, store, language }: ShopVisit, ids: readonly number[]) =>
  ids.length === 0 ? [] : findSuggested(db, ids, language, store.languages[0] ?? 'en');

function viewSuggestion(
  visit: ShopVisit,
  row: SuggestedRow,
  categories: Awaited<ReturnType<typeof recallCategories>>,
): Suggestion {
  visit.tag(`product:${row.id}`);
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
