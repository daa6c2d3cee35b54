import { Button } from '@vitrine/ui/button.tsx';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { PackageOpen, SearchX } from '@vitrine/ui/icons.ts';
import { useState } from 'react';
import { useFilters } from '../../hooks/use-filters.ts';
import { useRowKeys } from '../../hooks/use-row-keys.ts';
import { useWide } from '../../hooks/use-wide.ts';
import { useMessages } from '../../i18n/language.tsx';
import { listMessages } from '../../messages/en/list.ts';
import { productsMessages } from '../../messages/en/products.ts';
import { useMay } from '../../session/profile.tsx';
import { KeyHelp } from '../../ui/key-help.tsx';
import { ListEnd } from '../../ui/list-end.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { catalogueFilters } from './catalogue-filters.ts';
import { useCatalogue, useCatalogueChanges } from './catalogue-queries.ts';
import { ProductCards } from './product-cards.tsx';
import type { ProductRowsProps } from './product-rows-props.ts';
import { ProductsFilters, searchId } from './products-filters.tsx';
import { ProductsTable } from './products-table.tsx';
import { SaleSheet } from './sale-sheet.tsx';

const listId = 'products-list';

export function ProductsScreen() {
  const t = useMessages(productsMessages);
  const words = useMessages(listMessages);
  const list = useFilters(catalogueFilters);
  const query = useCatalogue(list.filters);
  const changes = useCatalogueChanges();
  const may = { edit: useMay('catalog.w'), stock: useMay('stock.w') };
  const isWide = useWide();
  const [saved, setSaved] = useState('');
  const [sale, setSale] = useState<Parameters<ProductRowsProps['onSale']>[0] | null>(null);
  useRowKeys(listId, searchId);
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const first = query.data?.pages[0];
  const Rows = isWide ? ProductsTable : ProductCards;
  return (
    <Screen title={t.title}>
      <div className="flex flex-col gap-5">
        <ProductsFilters list={list} />
        <p role="status" className="sr-only">
          {saved}
        </p>
        <Loaded query={query} rows={8}>
          {rows.length === 0 ? (
            <EmptyState
              icon={list.isFiltered ? <SearchX size={56} /> : <PackageOpen size={56} />}
              title={list.isFiltered ? t.none : t.empty}
            >
              {list.isFiltered ? (
                <Button kind="secondary" onClick={list.clear}>
                  {words.clear}
                </Button>
              ) : (
                <p>{t.emptyText}</p>
              )}
            </EmptyState>
          ) : (
            <div className={query.isPlaceholderData ? 'opacity-60' : undefined} aria-busy={query.isPlaceholderData}>
              {isWide && may.edit && <p className="mb-2 text-small text-muted">{t.enterHint}</p>}
              <div className="md:rounded-panel md:border md:border-line md:bg-surface">
                <Rows id={listId} rows={rows} changes={changes} may={may} onSaved={setSaved} onSale={setSale} />
              </div>
              <ListEnd
                status={words.shownOf(rows.length, first?.total ?? 0, first?.totalIsExact ?? true)}
                more={
                  query.hasNextPage
                    ? { label: words.more, isBusy: query.isFetchingNextPage, onMore: () => query.fetchNextPage() }
                    : null
                }
              />
            </div>
          )}
        </Loaded>
        {sale && <SaleSheet {...sale} changes={changes} onClose={() => setSale(null)} />}
        <KeyHelp
          id="products-keys"
          title={words.keys}
          switchLabel={words.keysOn}
          keys={[
            ['J', words.keyNext],
            ['K', words.keyPrevious],
            ['E', words.keyEdit],
            ['/', words.keySearch],
          ]}
        />
      </div>
    </Screen>
  );
}
