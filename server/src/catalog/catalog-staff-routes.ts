import * as endpoints from '@vitrine/contract/catalog/staff-catalog.ts';
import * as shapes from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import { uploadPicture } from '../media/media.ts';
import type { StaffMount } from '../platform/http/mount-staff.ts';
import type { StaffContext } from '../store/store.ts';
import { changePrice } from './prices/staff-prices.ts';
import { exportProducts } from './staff/export-products.ts';
import { type CatalogSearch, readCatalogRow, searchCatalog } from './staff/search-catalog.ts';
import { patchProduct, readStock, setStock } from './staff/staff-catalog.ts';

/** Every change answers with the row of the product as it is then. */
export function mountStaffCatalog(
  mount: StaffMount<StaffContext>,
  { findProducts, refreshWords }: Pick<CatalogSearch, 'findProducts' | 'refreshWords'>,
): void {
  mount(endpoints.searchCatalog, shapes.searchCatalog, (ctx, { query }) => searchCatalog(ctx, query, findProducts));
  mount(endpoints.exportProducts, shapes.exportProducts, (ctx, { query }) => exportProducts(ctx, query, findProducts));
  mount(endpoints.patchProduct, shapes.patchProduct, async (ctx, { params: { sku }, body }) => {
    await patchProduct(ctx, sku, body, refreshWords);
    return readCatalogRow(ctx, sku);
  });
  mount(endpoints.setPrice, shapes.setPrice, async (ctx, { params: { sku }, body: { price, sale } }) => {
    const day = (text: string | null) => (text === null ? null : new Date(text));
    await changePrice(ctx, sku, {
      price,
      sale: sale && { price: sale.price, from: day(sale.from), until: day(sale.until) },
    });
    return readCatalogRow(ctx, sku);
  });
  mount(endpoints.uploadPicture, shapes.uploadPicture, uploadPicture);
  mount(endpoints.readStock, shapes.readStock, (ctx, { params }) => readStock(ctx, params.sku));
  mount(endpoints.setStock, shapes.setStock, async (ctx, { params: { sku }, body: { stock, expected } }) => {
    await setStock(ctx, sku, stock, expected);
    return readCatalogRow(ctx, sku);
  });
}
