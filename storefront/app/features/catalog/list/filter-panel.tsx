import { Button } from '@vitrine/ui/button.tsx';
import { iconButton } from '@vitrine/ui/class-names.ts';
import { X } from '@vitrine/ui/icons.ts';
import { type FormEvent, useRef } from 'react';
import { useHasCall } from '../../../api/absent-calls.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { listMessages } from '../../../messages/en/catalog.ts';
import { BrandFilter } from './brand-filter.tsx';
import { FieldFilters } from './field-filters.tsx';
import type { ProductList } from './load-product-list.ts';
import { PriceFilter, type ShownCurrency } from './price-filter.tsx';
import { listFormId, useListForm } from './use-list-form.ts';

interface FilterPanelProps {
  list: ProductList;
  store: ShownCurrency;
}

export const filterPanelId = 'filter-panel';

export function FilterPanel({ list: { brands, filters, query, total, hasMore }, store }: FilterPanelProps) {
  const t = useMessages(listMessages);
  const { submit } = useListForm();
  const hasPrices = useHasCall('searchProducts');
  const panel = useRef<HTMLElement>(null);
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    submit();
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  };
  return (
    <aside ref={panel} id={filterPanelId} popover="auto" aria-label={t.filters} className="sheet">
      <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5 lg:hidden">
        <h2 className="text-h3">{t.filters}</h2>
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label={t.close}
          className={iconButton}
        >
          <X size={24} />
        </button>
      </div>
      <form id={listFormId} method="get" onSubmit={submitForm} className="flex flex-col gap-6 p-5 lg:p-0">
        {query.searchText && <input type="hidden" name="q" value={query.searchText} />}
        <BrandFilter brands={brands} chosen={query.brands} isCounted={!hasMore} />
        <FieldFilters filters={filters} chosen={query.fields} />
        {hasPrices && <PriceFilter price={query.price} store={store} />}
        <Button type="submit" className="without-script">
          {t.apply}
        </Button>
        <div className="sheet-foot needs-script lg:hidden">
          <Button popoverTarget={filterPanelId} popoverTargetAction="hide" className="w-full">
            {t.showProducts(total, hasMore)}
          </Button>
        </div>
      </form>
    </aside>
  );
}
