import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
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
import { placeOf } from './search-place.ts';
import { plain } from './search-text.ts';
import {
  bestNames,
  bytesOfNames,
  type FoundNames,
  listNames,
  type NamedProduct,
  type NameList,
  namesWith,
  narrow,
  readTyped,
  shorterTexts,
  type Typed,
} from './suggest-names.ts';
import { findSuggested, type SuggestedRow } from './suggested-repository.ts';
import { findFirstNames, findNames } from './suggestions-repository.ts';

const MOST_COMPLETIONS = 15;
/** So many first products of the shop are looked at by their order: what many names have is found among them. */
const FIRST_NAMES = 10_000;

export async function suggestProducts(
  visit: ShopVisit,
  { query: { name, count } }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const ids = name === undefined ? await findListed(visit, count) : await findIds(visit, plain(name), count);
  return { products: await showSuggestions(visit, ids) };
}

export async function completeSearch(
  visit: ShopVisit,
  { body: { query } }: Input<typeof completeShape>,
): Promise<ResponseOf<typeof completeShape>> {
  const products = await showSuggestions(visit, await findIds(visit, plain(query), MOST_COMPLETIONS));
  return { values: [...new Set(products.map(({ description }) => description.name))] };
}

/** Kept by what is looked for, however it was typed. */
async function findIds(visit: ShopVisit, text: string, count: number): Promise<readonly number[]> {
  const { store, language, tag, recall } = visit;
  tag('products', 'search');
  if (text === '') return [];
  return recall(
    `suggestions ${store.id} ${language} ${count} ${text}`,
    ['products', 'search'],
    () => lookUp(visit, readTyped(text), count),
    (ids) => 8 * ids.length + 200,
  );
}

async function lookUp(visit: ShopVisit, typed: Typed, count: number): Promise<number[]> {
  const first = namesWith(await recallFirstNames(visit), typed);
  const enough = first.length >= count;
  const others = enough ? [] : await recallNames(visit, typed, count);
  return bestNames([...first, ...others], typed, count);
}

/** Who types a name asks with every letter: among all that the letters before have found, nothing needs to be asked again. */
async function recallNames(visit: ShopVisit, typed: Typed, count: number): Promise<readonly NamedProduct[]> {
  const { db, store, language, recall } = visit;
  const keyOf = (text: string) => `names ${store.id} ${language} ${count} ${text}`;
  for (const text of shorterTexts(typed.text)) {
    const before = recall.kept(keyOf(text)) as FoundNames | undefined;
    if (before?.isAll) return narrow(before.names, typed);
  }
  const { names } = await recall(
    keyOf(typed.text),
    ['products', 'search'],
    () => findNames(db, placeOf(visit), typed, count),
    (found) => 200 + 150 * found.names.length,
  );
  return names;
}

const recallFirstNames = (visit: ShopVisit): Promise<NameList> =>
  visit.recall(
    `first names ${visit.store.id} ${visit.language}`,
    ['products', 'search'],
    async () => listNames(await findFirstNames(visit.db, placeOf(visit), FIRST_NAMES)),
    bytesOfNames,
  );

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
    image: row.image &&
      row.media && {
        id: row.image.id,
        imageName: pictureName(row.image.name, row.media.hash),
        imageUrl: productPictureUrl(visit, row.sku, row.image.name, row.media.hash),
        externalUrl: null,
        videoUrl: null,
        imageType: 0,
        order: 0,
        defaultImage: true,
        width: row.media.width,
        height: row.media.height,
        alt: row.alt ?? row.name,
      },
    categories: row.categoryIds.flatMap((id) => categories.get(id) ?? []),
  };
}
