import { Button } from '@vitrine/ui/button.tsx';
import { lazy, Suspense, useState } from 'react';
import type { Filters } from '../../../hooks/use-filters.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { bulkMessages } from '../../../messages/en/catalog.ts';
import { textButtonClassName } from '../../../ui/class-names.ts';
import type { catalogFilters } from '../catalog-queries.ts';
import type { BulkSheetProps } from './bulk-sheet.tsx';

const BulkSheet = lazy(async () => ({ default: (await import('./bulk-sheet.tsx')).BulkSheet }));

type OpenedSelection = Pick<BulkSheetProps, 'selection' | 'count' | 'countText'>;

interface SelectedProductsProps {
  ids: readonly number[];
  /** Rows that are shown. */
  shown: readonly number[];
  filters: Filters<typeof catalogFilters>;
  found: { total: number; totalIsExact: boolean };
  onClear: () => void;
}

/** The actions for the selected products, or for all that the filters find. */
export function SelectedProducts({ ids, shown, filters, found, onClear }: SelectedProductsProps) {
  const t = useMessages(bulkMessages);
  const locale = useLocale();
  /** The selection when the sheet was opened; it ends with the change. */
  const [opened, setOpened] = useState<OpenedSelection | null>(null);
  /** The filters whose whole result is selected: other filters find something else. */
  const [whole, setWhole] = useState<string | null>(null);
  const isWhole = whole === JSON.stringify(filters) && ids.length > 0;
  const number = (count: number) => count.toLocaleString(locale);
  const all = found.totalIsExact ? number(found.total) : t.moreThan(number(found.total));
  const hasMore = (found.total > ids.length || !found.totalIsExact) && shown.every((id) => ids.includes(id));
  const clear = () => {
    setWhole(null);
    onClear();
  };
  return (
    <>
      <div role="status" className={ids.length > 0 ? 'action-bar' : undefined}>
        {ids.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-panel border border-line bg-raised p-3 shadow-menu">
            <p className="tabular px-1 font-medium text-strong">
              {isWhole ? t.wholeFilter(all) : t.selected(ids.length)}
            </p>
            <Button
              onClick={() =>
                setOpened({
                  selection: isWhole ? { filter: filters } : { ids: [...ids] },
                  count: isWhole ? found.total : ids.length,
                  countText: isWhole ? all : number(ids.length),
                })
              }
              className="px-4"
            >
              {t.change}
            </Button>
            {hasMore && !isWhole && (
              <button type="button" onClick={() => setWhole(JSON.stringify(filters))} className={textButtonClassName}>
                {t.selectWhole(all)}
              </button>
            )}
            <button type="button" onClick={clear} className={textButtonClassName}>
              {t.unselect}
            </button>
          </div>
        )}
      </div>
      {opened && (
        <Suspense>
          <BulkSheet {...opened} onClose={() => setOpened(null)} onDone={clear} />
        </Suspense>
      )}
    </>
  );
}
