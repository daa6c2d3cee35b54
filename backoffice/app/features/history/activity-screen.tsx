import type { Change } from '@vitrine/contract/merchant/history-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { Clock, SearchX } from '@vitrine/ui/icons.ts';
import { useState } from 'react';
import { useFilters } from '../../hooks/use-filters.ts';
import { useMessages } from '../../i18n/language.tsx';
import { activityMessages } from '../../messages/en/activity.ts';
import { listMessages } from '../../messages/en/list.ts';
import { useMay } from '../../session/profile.tsx';
import { DayFields } from '../../ui/day-fields.tsx';
import { ListEnd } from '../../ui/list-end.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { changeFilters } from './change-filters.ts';
import { ChangeItem } from './change-item.tsx';
import { useChanges } from './change-queries.ts';
import { UndoSheet } from './undo-sheet.tsx';

export function ActivityScreen() {
  const t = useMessages(activityMessages);
  const words = useMessages(listMessages);
  const { filters, change: setFilters, clear, isFiltered } = useFilters(changeFilters);
  const query = useChanges(filters);
  const mayUndo = useMay('catalog.w');
  const [undone, setUndone] = useState<Change | null>(null);
  const changes = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const first = query.data?.pages[0];
  return (
    <Screen title={t.title}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-3">
          <div className="grid gap-3 md:grid-cols-2">
            <SearchBox
              id="activity-sku"
              label={t.sku}
              hint={`${t.sku}: ${t.skuHint}`}
              clearLabel={words.clearSearch}
              value={filters.sku ?? ''}
              onSearch={(sku) => setFilters({ sku }, true)}
            />
            <SearchBox
              id="activity-person"
              label={t.person}
              hint={`${t.person}: ${t.personHint}`}
              clearLabel={words.clearSearch}
              value={filters.actor ?? ''}
              onSearch={(actor) => setFilters({ actor }, true)}
            />
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <DayFields
              id="activity"
              from={{ label: words.from, value: filters.from ?? '' }}
              until={{ label: words.until, value: filters.until ?? '' }}
              onChange={setFilters}
            />
            {isFiltered && (
              <button type="button" onClick={clear} className={linkClassName}>
                {words.clear}
              </button>
            )}
          </div>
        </div>
        <Loaded query={query} rows={6}>
          {changes.length === 0 ? (
            <EmptyState
              icon={isFiltered ? <SearchX size={56} /> : <Clock size={56} />}
              title={isFiltered ? t.none : t.empty}
            >
              {isFiltered ? (
                <Button kind="secondary" onClick={clear}>
                  {words.clear}
                </Button>
              ) : (
                <p>{t.emptyText}</p>
              )}
            </EmptyState>
          ) : (
            <div className={query.isPlaceholderData ? 'opacity-60' : undefined} aria-busy={query.isPlaceholderData}>
              <ul className="divide-y divide-line rounded-panel border border-line bg-surface px-4 md:px-5">
                {changes.map((change) => (
                  <ChangeItem key={change.id} change={change} mayUndo={mayUndo} onUndo={() => setUndone(change)} />
                ))}
              </ul>
              <ListEnd
                status={words.shownOf(changes.length, first?.total ?? 0, first?.totalIsExact ?? true)}
                more={
                  query.hasNextPage
                    ? { label: words.more, isBusy: query.isFetchingNextPage, onMore: () => query.fetchNextPage() }
                    : null
                }
              />
            </div>
          )}
        </Loaded>
        {undone && <UndoSheet change={undone} onClose={() => setUndone(null)} />}
      </div>
    </Screen>
  );
}
