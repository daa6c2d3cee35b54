import type { CatalogRow, searchCatalog as shape } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { pageOf, readCursor } from '../../platform/list-page.ts';
import { type CommandContext, getOwnStore, type RequestContext } from '../../store/store.ts';
import type { FindFew } from '../listing/list-products.ts';
import type { RefreshWords } from './staff-catalog.ts';
import { viewStaffRow } from './staff-row-view.ts';
import { findProductIdBySku, findStaffRows } from './staff-rows-repository.ts';

export interface CatalogRequest {
  readonly storeId: number;
  /** The store's first, by whose names the list is sorted. */
  readonly language: string;
  readonly text?: string | undefined;
  /** Codes. */
  readonly category?: string | undefined;
  readonly brand?: string | undefined;
  /** `archived`: only what is in the archive, which is left out otherwise. */
  readonly visible?: 'yes' | 'no' | 'archived' | undefined;
  readonly stock?: 'out' | 'low' | undefined;
  readonly price?: 'none' | undefined;
  readonly picture?: 'none' | undefined;
  readonly sort: 'name' | 'newest';
  readonly after: { readonly id: number; readonly name: string } | null;
  readonly limit: number;
}

export interface CatalogPage {
  readonly counted: number;
  readonly rows: readonly { readonly id: number; readonly name: string }[];
}

/** Given by the search, which knows the words of every product. */
export type FindProducts = (db: Queryable, request: CatalogRequest) => Promise<CatalogPage>;

/** The search gives the catalog these functions, because the catalog does not know the search. */
export interface CatalogSearch {
  findByWords(ctx: RequestContext, words: string, others: FindFew): Promise<readonly number[]>;
  readonly findProducts: FindProducts;
  readonly refreshWords: RefreshWords;
}

export async function searchCatalog(
  ctx: CommandContext,
  { q, count: size, after, visible, category, brand, stock, price, picture, sort }: Input<typeof shape>['query'],
  findProducts: FindProducts,
): Promise<ResponseOf<typeof shape>> {
  const store = await getOwnStore(ctx);
  const { counted, rows } = await findProducts(ctx.db, {
    storeId: store.id,
    language: store.languages[0] ?? ctx.language,
    text: q,
    category,
    brand,
    visible,
    stock,
    price,
    picture,
    sort,
    after: readCursor(after),
    limit: size + 1,
  });
  const shown = rows.slice(0, size).map(({ id }) => id);
  const found = shown.length > 0 ? await findStaffRows(ctx.db, shown) : undefined;
  return pageOf(rows, {
    size,
    counted,
    keyOf: ({ id, name }) => [id, name],
    view: (page) =>
      page.flatMap(({ id }) => {
        const product = found?.get(id);
        return product ? [viewStaffRow({ ...ctx, store }, product)] : [];
      }),
  });
}

/** The row of a product that has just been changed. */
export async function readCatalogRow(ctx: CommandContext, sku: string): Promise<CatalogRow> {
  const store = await getOwnStore(ctx);
  const id = (await findProductIdBySku(ctx.db, store.id, sku)) ?? throwDomainError('product.not-found');
  const product = (await findStaffRows(ctx.db, [id])).get(id) ?? throwDomainError('product.not-found');
  return viewStaffRow({ ...ctx, store }, product);
}
