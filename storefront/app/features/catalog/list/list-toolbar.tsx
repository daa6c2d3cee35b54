import { Button } from '@vitrine/ui/button.tsx';
import { SlidersHorizontal } from '@vitrine/ui/icons.ts';
import { useHasCall } from '../../../api/absent-calls.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { listMessages } from '../../../messages/en/catalog.ts';
import { filterPanelId } from './filter-panel.tsx';
import { toggleFilters, useFiltersShown } from './filters-shown.ts';
import { countFilters, type ListQuery } from './list-query.ts';
import { SortSelect } from './sort-select.tsx';

/** Sticky on phones, where the list is long and the filters open in a sheet. */
export function ListToolbar({ query, firstSort }: { query: ListQuery; firstSort?: string | undefined }) {
  const t = useMessages(listMessages);
  const isShown = useFiltersShown();
  const applied = countFilters(query);
  // Servers without our search ignore the order and the limits of a price.
  const isSortable = useHasCall('searchProducts');
  const icon = <SlidersHorizontal size={20} />;
  return (
    <div className="sticky top-15 z-10 -mx-(--gutter) mb-5 flex flex-wrap items-center justify-between gap-2 bg-page xs:gap-3 px-(--gutter) py-2.5 lg:static lg:mb-6">
      <div className="lg:hidden">
        <Button kind="secondary" popoverTarget={filterPanelId} className="min-h-11 whitespace-nowrap px-3 py-0 xs:px-4">
          {icon}
          {t.filters}
          {applied > 0 && ` (${applied})`}
        </Button>
      </div>
      <div className="needs-script hidden lg:block">
        <Button
          kind="secondary"
          data-filters-button
          aria-expanded={isShown}
          aria-controls={filterPanelId}
          onClick={toggleFilters}
          className="min-h-11 px-4 py-0"
        >
          {icon}
          {isShown ? t.hideFilters : t.showFilters}
        </Button>
      </div>
      {isSortable && <SortSelect sort={query.sort} firstSort={firstSort} />}
    </div>
  );
}
