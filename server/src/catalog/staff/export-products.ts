import type { exportProducts as shape } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { listColumnMessages } from '../../messages/en/list-columns.ts';
import { translate } from '../../messages/translate.ts';
import type { OpenRequest } from '../../platform/http/mount-staff.ts';
import { csvAmount, sendCsv } from '../../platform/text/write-csv.ts';
import type { CommandContext } from '../../store/store.ts';
import { type FindProducts, searchCatalog } from './search-catalog.ts';

/** The products of a search as a table, one row for each variant. */
export async function exportProducts(
  ctx: CommandContext & OpenRequest,
  query: Input<typeof shape>['query'],
  findProducts: FindProducts,
): Promise<AsyncIterable<Uint8Array>> {
  const { columns, yes, no } = translate(listColumnMessages, ctx.language);
  const amount = (text: string | undefined) => (text === undefined ? '' : csvAmount(text, ctx.language));
  return sendCsv(ctx, {
    name: 'products',
    columns: Object.values(columns.products),
    load: (page) => searchCatalog(ctx, { ...query, ...page }, findProducts),
    rowsOf: ({ sku, name, visible, category, brand, currency, variants }) =>
      variants.map((variant) => [
        sku,
        variant.sku,
        name,
        variant.label,
        amount(variant.price),
        amount(variant.sale?.price),
        currency,
        String(variant.stock),
        visible && variant.available ? yes : no,
        category ?? '',
        brand ?? '',
      ]),
  });
}
