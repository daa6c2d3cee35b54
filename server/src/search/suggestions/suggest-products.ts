import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import {
  type completeSearch as completeShape,
  type Suggestion,
  type suggestProducts as shape,
  suggestion as suggestionShape,
} from '@vitrine/contract/search/search-shapes.ts';
import { findFirstListedIds, getCachedCategories } from '../../catalog/catalog.ts';
import { pictureName, productPictureUrl } from '../../media/media.ts';
import { type Sendable, type SerializedPart, serializePart } from '../../platform/http/serialized-json.ts';
import { getCachedEach, type RequestContext } from '../../store/store.ts';
import { readSearch } from '../read-search.ts';
import { MIN_PART_LENGTH } from '../search-plan.ts';
import { normalize } from '../search-text.ts';
import { findFurtherNames, getCachedFirstNames, isLargeShop } from './known-names.ts';
import { bestNames, namesWith, readTyped, type Typed } from './suggest-names.ts';
import { findSuggested, type SuggestedRow } from './suggested-repository.ts';

const MAX_COMPLETIONS = 15;

export async function suggestProducts(
  ctx: RequestContext,
  { query: { name, count } }: Input<typeof shape>,
): Promise<Sendable<ResponseOf<typeof shape>>> {
  if (name === undefined) return { products: await showSuggestions(ctx, await findFirstListedIds(ctx, count)) };
  const named = await findIds(ctx, normalize(name), count);
  return { products: await showSuggestions(ctx, named.length > 0 ? named : await findIdsBySearch(ctx, name, count)) };
}

/** No name contains the text: a color, a brand, a category, or a typing error. */
async function findIdsBySearch(ctx: RequestContext, typed: string, count: number): Promise<number[]> {
  if (normalize(typed).length < MIN_PART_LENGTH) return [];
  const { found } = await readSearch(ctx, typed, 'best');
  return [...found.ids.subarray(0, count)];
}

export async function completeSearch(
  ctx: RequestContext,
  { body: { query } }: Input<typeof completeShape>,
): Promise<ResponseOf<typeof completeShape>> {
  const products = await showSuggestions(ctx, await findIds(ctx, normalize(query), MAX_COMPLETIONS));
  return { values: [...new Set(products.map((product) => product.read().description.name))] };
}

/** Cached by normalized text. */
async function findIds(ctx: RequestContext, text: string, count: number): Promise<readonly number[]> {
  const { store, language, tag, cache } = ctx;
  tag('products', 'search');
  if (text === '') return [];
  return cache(
    `suggestions ${store.id} ${language} ${count} ${text}`,
    ['products', 'search'],
    () => findIdsByName(ctx, readTyped(text), count),
    (ids) => 8 * ids.length + 200,
  );
}

/** The first names are all names, unless the shop is large. */
async function findIdsByName(ctx: RequestContext, typed: Typed, count: number): Promise<number[]> {
  const names = await getCachedFirstNames(ctx);
  const first = namesWith(names, typed);
  const isEnough = first.length >= count || !isLargeShop(names);
  return bestNames(isEnough ? first : [...first, ...(await findFurtherNames(ctx, typed, count))], typed, count);
}

const showSuggestions = (ctx: RequestContext, ids: readonly number[]): Promise<SerializedPart<Suggestion>[]> =>
  getCachedEach(ctx, ids, {
    name: 'suggestion',
    tags: ['store', 'catalogue'],
    load: async (missing) => {
      const { db, store, language } = ctx;
      const [rows, categories] = await Promise.all([
        findSuggested(db, missing, language, store.languages[0] ?? 'en'),
        getCachedCategories(ctx),
      ]);
      return new Map(rows.map((row) => [row.id, serializePart(suggestionShape, viewSuggestion(ctx, row, categories))]));
    },
  });

function viewSuggestion(
  ctx: RequestContext,
  row: SuggestedRow,
  categories: Awaited<ReturnType<typeof getCachedCategories>>,
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
        imageUrl: productPictureUrl(ctx, row.sku, row.image.name, row.media.hash),
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
