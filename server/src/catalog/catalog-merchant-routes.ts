import * as endpoints from '@vitrine/contract/merchant/catalog.ts';
import * as shapes from '@vitrine/contract/merchant/catalog-shapes.ts';
import type { MountMerchant } from '../platform/http/mount-merchant.ts';
import { patchProduct, type RefreshWords, setStock } from './merchant-catalog.ts';
import { changePrice } from './merchant-prices.ts';
import { type CallerContext, type FindProducts, readCatalogueRow, searchCatalogue } from './search-catalogue.ts';

/** What the search does for the catalog, which does not know it. */
interface SearchOfCatalog {
  readonly findProducts: FindProducts;
  readonly refreshWords: RefreshWords;
}

/** Every change answers with the row of the product as it is then. */
export function mountMerchantCatalog(
  mount: MountMerchant<CallerContext>,
  { findProducts, refreshWords }: SearchOfCatalog,
): void {
  mount(endpoints.searchCatalogue, shapes.searchCatalogue, (ctx, { query }) =>
    searchCatalogue(ctx, query, findProducts),
  );
  mount(endpoints.patchProduct, shapes.patchProduct, async (ctx, { params: { sku }, body }) => {
    await patchProduct(ctx, sku, body, refreshWords);
    return readCatalogueRow(ctx, sku);
  });
  mount(endpoints.setPrice, shapes.setPrice, async (ctx, { params: { sku }, body: { price, sale } }) => {
    const day = (text: string | null) => (text === null ? null : new Date(text));
    await changePrice(ctx, sku, {
      price,
      sale: sale && { price: sale.price, from: day(sale.from), until: day(sale.until) },
    });
    return readCatalogueRow(ctx, sku);
  });
  mount(endpoints.setStock, shapes.setStock, async (ctx, { params: { sku }, body: { stock, expected } }) => {
    await setStock(ctx, sku, stock, expected);
    return readCatalogueRow(ctx, sku);
  });
}
