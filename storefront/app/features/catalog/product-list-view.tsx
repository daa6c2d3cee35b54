import { useNavigation } from 'react-router';
import { useMessages } from '../../i18n/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { listMessages } from './list-messages.ts';
import { writeListQuery } from './list-query.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { LoadMore } from './load-more.tsx';
import type { ProductList } from './load-product-list.ts';
import { NoProducts } from './no-products.tsx';
import { ProductGrid } from './product-grid.tsx';

interface ProductListViewProps {
  list: ProductList;
  currency: string;
}

/** Filters, sort order, products and the way to more of them. */
export function ProductListView({ list, currency }: ProductListViewProps) {
  const t = useMessages(listMessages);
  const { location } = useNavigation();
  const isUpdating = location !== undefined && location.search !== writeListQuery(list.query);
  return (
    <>
      <ListToolbar query={list.query} />
      <AppliedFilters products={list} currency={currency} />
      <div className="lg:grid lg:grid-cols-[16.5rem_1fr] lg:gap-x-10 filters-closed:lg:grid-cols-1">
        <FilterPanel list={list} currency={currency} />
        <section
          aria-labelledby="products-title"
          className={classNames('transition-opacity duration-180', isUpdating && 'opacity-60')}
        >
          <h2 id="products-title" className="sr-only">
            {t.title}
          </h2>
          {list.cards.length > 0 ? (
            <>
              <ProductGrid cards={list.cards} columns={3} eagerCount={4} />
              <LoadMore list={list} />
            </>
          ) : (
            <NoProducts query={list.query} />
          )}
        </section>
      </div>
    </>
  );
}
