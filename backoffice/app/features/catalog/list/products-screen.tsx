import { exportProducts } from '@vitrine/contract/catalog/staff-catalog.ts';
import { buttonClassName } from '@vitrine/ui/button.tsx';
import { PackageOpen, Plus } from '@vitrine/ui/icons.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFilters } from '../../../hooks/use-filters.ts';
import { useRowKeys } from '../../../hooks/use-row-keys.ts';
import { useSelection } from '../../../hooks/use-selection.ts';
import { useWide } from '../../../hooks/use-wide.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { productsMessages } from '../../../messages/en/catalog.ts';
import { layoutMessages } from '../../../messages/en/layout.ts';
import { useMay } from '../../../session/profile.tsx';
import { ColumnsButton, useColumns } from '../../../ui/columns.tsx';
import { ListFrame } from '../../../ui/list-frame.tsx';
import { CsvButton, ViewsButton } from '../../../ui/list-tools.tsx';
import { ScheduledChanges } from '../bulk/scheduled-changes.tsx';
import { SelectedProducts } from '../bulk/selected-products.tsx';
import { catalogFilters, useCatalog, useCatalogChanges } from '../catalog-queries.ts';
import { ProductCards } from './product-cards.tsx';
import { type ProductRowsProps, productColumns } from './product-row.tsx';
import { ProductsFilters, searchId } from './products-filters.tsx';
import { ProductsTable } from './products-table.tsx';
import { SaleSheet } from './sale-sheet.tsx';

const listId = 'products-list';

export function ProductsScreen() {
  const t = useMessages(productsMessages);
  const list = useFilters(catalogFilters);
  const query = useCatalog(list.filters);
  const changes = useCatalogChanges();
  const may = { edit: useMay('catalog.w'), stock: useMay('stock.w'), import: useMay('import.w') };
  const menu = useMessages(layoutMessages);
  const isWide = useWide();
  const columns = useColumns('products', productColumns, ['brand']);
  const [saved, setSaved] = useState('');
  const [sale, setSale] = useState<Parameters<ProductRowsProps['onSale']>[0] | null>(null);
  const { selected, onSelect, clear } = useSelection<number>();
  useRowKeys(listId, searchId);
  const shown = query.data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
  const Rows = isWide ? ProductsTable : ProductCards;
  return (
    <ListFrame
      title={t.title}
      actions={
        may.edit && (
          <Link to="/products/new" className={buttonClassName(selected.size > 0 ? 'secondary' : 'primary')}>
            <Plus size={20} />
            {t.add}
          </Link>
        )
      }
      query={query}
      list={list}
      filters={<ProductsFilters list={list} />}
      tools={
        <>
          <ViewsButton list="products" filters={list.filters} />
          <CsvButton endpoint={exportProducts} input={{ query: list.filters }} name={t.title} />
          {isWide && (
            <ColumnsButton
              chosen={columns}
              names={{ visible: t.visibleColumn, category: t.category, brand: t.brand }}
            />
          )}
        </>
      }
      above={
        <>
          <p role="status" className="sr-only">
            {saved}
          </p>
          {may.edit && <ScheduledChanges />}
        </>
      }
      empty={{
        icon: <PackageOpen size={56} />,
        title: t.empty,
        none: t.none,
        content: (
          <>
            <p>{t.emptyText}</p>
            {may.import && (
              <Link to="/import" className={buttonClassName('secondary')}>
                {menu.import}
              </Link>
            )}
          </>
        ),
      }}
      below={
        <>
          {isWide && may.edit && shown.length > 0 && <p className="text-small text-muted">{t.enterHint}</p>}
          {may.edit && (
            <SelectedProducts
              ids={[...selected]}
              shown={shown}
              filters={list.filters}
              found={query.data?.pages[0] ?? { total: 0, totalIsExact: true }}
              onClear={clear}
            />
          )}
          {sale && <SaleSheet {...sale} changes={changes} onClose={() => setSale(null)} />}
        </>
      }
      keys={{
        id: 'products-keys',
        shown: [
          ['J', 'keyNext'],
          ['K', 'keyPrevious'],
          ['Enter', 'keyOpen'],
          ...(may.edit ? [['X', 'keySelect'] as const] : []),
          ['E', 'keyEdit'],
          ['/', 'keySearch'],
        ],
      }}
    >
      {(rows) => (
        <Rows
          id={listId}
          rows={rows}
          changes={changes}
          may={may}
          isShown={columns.isShown}
          selection={may.edit ? { selected, onSelect } : null}
          onSaved={setSaved}
          onSale={setSale}
        />
      )}
    </ListFrame>
  );
}
