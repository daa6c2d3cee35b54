import type { useFilters } from '../../../hooks/use-filters.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { listMessages } from '../../../messages/en/layout.ts';
import { ordersMessages } from '../../../messages/en/orders.ts';
import { textButtonClassName } from '../../../ui/class-names.ts';
import { Chips, DayFields, MoreFilters } from '../../../ui/filter-controls.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { type orderFilters, orderStates, orderWork } from '../order-queries.ts';

export const searchId = 'orders-search';

export function OrdersFilters({ list }: { list: ReturnType<typeof useFilters<typeof orderFilters>> }) {
  const t = useMessages(ordersMessages);
  const words = useMessages(listMessages);
  const { filters, change, clear, isFiltered } = list;
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Chips
          label={t.work}
          options={orderWork.map((value) => ({ value, name: t[value] }))}
          chosen={filters.work}
          onChoose={(work) => change({ work, state: undefined })}
        />
        <MoreFilters title={words.filters} isOpen={Boolean(filters.state ?? filters.from ?? filters.until)}>
          <label className="flex items-center gap-2 text-small text-second">
            {t.state}
            <select
              value={filters.state ?? ''}
              onChange={(event) => change({ state: event.target.value, work: undefined })}
              className="h-11 min-w-0 rounded-control border border-line-strong bg-surface pr-8 pl-2.5 text-small text-body pointer-fine:h-9"
            >
              <option value="">{words.all}</option>
              {orderStates.map((state) => (
                <option key={state} value={state}>
                  {t.states[state]}
                </option>
              ))}
            </select>
          </label>
          <DayFields
            id="orders"
            from={{ label: words.from, value: filters.from ?? '' }}
            until={{ label: words.until, value: filters.until ?? '' }}
            onChange={change}
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
