import { classNames } from '@vitrine/ui/class-names.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigation } from 'react-router';
import { useMessages } from '../../../i18n/use-language.ts';
import { listMessages } from '../../../messages/en/catalog.ts';
import { ProductGrid } from '../card/product-grid.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { countFilters, writeListQuery } from './list-query.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { EarlierProducts, LoadMore } from './load-more.tsx';
import type { ProductList } from './load-product-list.ts';
import type { ShownCurrency } from './price-filter.tsx';

// Loaded on demand, because most lists have products and no filters.
const AppliedFilters = lazy(async () => ({ default: (await import('./applied-filters.tsx')).AppliedFilters }));
const NoProducts = lazy(async () => ({ default: (await import('./no-products.tsx')).NoProducts }));

/** On a phone, where these pictures are the largest paint: others that were loaded at once would delay them. */
const firstRow = 2;

interface ProductListViewProps {
  list: ProductList;
  store: ShownCurrency & { readonly currency: string };
  /** Visible heading; without it the heading is for screen readers only. */
  title?: string | undefined;
  /** Label of the default order, instead of "featured". */
  firstSort?: string | undefined;
  /** Shown instead of the link to more products. */
  end?: ReactNode;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  /** The list is of all products. */
  isEverything?: boolean;
}

export function ProductListView(props: ProductListViewProps) {
  const { list, store, title, firstSort, end, empty, isEverything = false } = props;
  const t = useMessages(listMessages);
  const { location } = useNavigation();
  const isUpdating = location !== undefined && location.search !== writeListQuery(list.query);
  const none = empty ?? (
    <Suspense>
      <NoProducts query={list.query} isStoreEmpty={isEverything} />
    </Suspense>
  );
  // Nothing to filter or sort.
  if (list.total === 0 && empty === undefined && countFilters(list.query) === 0) return none;
  return (
    <>
      <ListToolbar query={list.query} firstSort={firstSort} />
      {countFilters(list.query) > 0 && (
        <Suspense>
          <AppliedFilters products={list} currency={store.currency} />
        </Suspense>
      )}
      <div className="lg:grid lg:grid-cols-[16.5rem_1fr] lg:gap-x-10 filters-closed:lg:grid-cols-1">
        <FilterPanel list={list} store={store} />
        <section
          aria-labelledby="products-title"
          className={classNames('transition-opacity duration-180', isUpdating && 'opacity-60')}
        >
          <h2 id="products-title" className={title ? 'mb-6 text-h2' : 'sr-only'}>
            {title ?? t.title}
          </h2>
          {list.cards.length > 0 ? (
            <>
              <EarlierProducts list={list} />
              <ProductGrid cards={list.cards} columns={3} eagerCount={firstRow} />
              {end === undefined ? <LoadMore list={list} /> : end}
            </>
          ) : (
            none
          )}
        </section>
      </div>
    </>
  );
}
