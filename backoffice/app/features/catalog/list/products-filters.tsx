import type { useFilters } from '../../../hooks/use-filters.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { productsMessages } from '../../../messages/en/catalog.ts';
import { listMessages } from '../../../messages/en/layout.ts';
import { textButtonClassName } from '../../../ui/class-names.ts';
import { Chips, FilterSelect, MoreFilters } from '../../../ui/filter-controls.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { type catalogFilters, useBrands, useCategories } from '../catalog-queries.ts';

export const searchId = 'products-search';

export function ProductsFilters({ list }: { list: ReturnType<typeof useFilters<typeof catalogFilters>> }) {
  const t = useMessages(productsMessages);
  const words = useMessages(listMessages);
  const { filters, change, clear, isFiltered } = list;
  const categories = useCategories().data ?? [];
  const brands = useBrands().data ?? [];
  return (
    <div className="flex flex-col gap-3">
      <SearchBox
        id={searchId}
        label={words.search}
        hint={t.searchHint}
        clearLabel={words.clearSearch}
        value={filters.q ?? ''}
        onSearch={(q) => change({ q }, true)}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Chips
          label={t.stock}
          options={[
            { value: 'low', name: t.low },
            { value: 'out', name: t.out },
          ]}
          chosen={filters.stock}
          onChoose={(stock) => change({ stock })}
        />
        <MoreFilters
          title={words.filters}
          isOpen={Boolean(filters.price ?? filters.picture ?? filters.visible ?? filters.category ?? filters.brand)}
        >
          <Chips
            label={t.price}
            options={[{ value: 'none', name: t.withoutPrice }]}
            chosen={filters.price}
            onChoose={(price) => change({ price })}
          />
          <Chips
            label={t.picture}
            options={[{ value: 'none', name: t.withoutPicture }]}
            chosen={filters.picture}
            onChoose={(picture) => change({ picture })}
          />
          <Chips
            label={t.visibility}
            options={[
              { value: 'yes', name: t.visible },
              { value: 'no', name: t.hidden },
              { value: 'archived', name: t.archived },
            ]}
            chosen={filters.visible}
            onChoose={(visible) => change({ visible })}
          />
          <FilterSelect
            label={t.category}
            any={t.anyCategory}
            options={categories}
            chosen={filters.category}
            onChoose={(category) => change({ category })}
          />
          <FilterSelect
            label={t.brand}
            any={t.anyBrand}
            options={brands}
            chosen={filters.brand}
            onChoose={(brand) => change({ brand })}
          />
        </MoreFilters>
        {isFiltered && (
          <button type="button" onClick={clear} className={textButtonClassName}>
            {words.clear}
          </button>
        )}
      </div>
    </div>
  );
}
