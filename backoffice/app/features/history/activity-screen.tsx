import { exportChanges } from '@vitrine/contract/history/history.ts';
import type { Change } from '@vitrine/contract/history/history-shapes.ts';
import { Clock } from '@vitrine/ui/icons.ts';
import { useState } from 'react';
import { useFilters } from '../../hooks/use-filters.ts';
import { useMessages } from '../../i18n/language.tsx';
import { activityMessages } from '../../messages/en/history.ts';
import { listMessages } from '../../messages/en/layout.ts';
import { useMay } from '../../session/profile.tsx';
import { textButtonClassName } from '../../ui/class-names.ts';
import { DayFields, FilterSelect, MoreFilters } from '../../ui/filter-controls.tsx';
import { ListFrame } from '../../ui/list-frame.tsx';
import { CsvButton, ViewsButton } from '../../ui/list-tools.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { StoreClock } from '../../ui/store-clock.tsx';
import { changeFilters, changeKinds } from './change-filters.ts';
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
  return (
    <ListFrame
      title={t.title}
      query={query}
      list={{ isFiltered, clear }}
      tools={
        <>
          <ViewsButton list="activity" filters={filters} />
          {mayUndo && <CsvButton endpoint={exportChanges} input={{ query: filters }} name={t.title} />}
        </>
      }
      isFramed={false}
      skeletonRows={6}
      empty={{ icon: <Clock size={56} />, title: t.empty, none: t.none, content: <p>{t.emptyText}</p> }}
      below={undone && <UndoSheet change={undone} onClose={() => setUndone(null)} />}
      filters={
        <div className="flex flex-col gap-3">
          <div className="grid gap-3 md:grid-cols-2">
            <SearchBox
              id="activity-sku"
              label={t.sku}
              hint={`${words.named(t.sku)} ${t.skuHint}`}
              clearLabel={words.clearSearch}
              value={filters.sku ?? ''}
              onSearch={(sku) => setFilters({ sku }, true)}
            />
            <SearchBox
              id="activity-person"
              label={t.person}
              hint={`${words.named(t.person)} ${t.personHint}`}
              clearLabel={words.clearSearch}
              value={filters.actor ?? ''}
              onSearch={(actor) => setFilters({ actor }, true)}
            />
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <MoreFilters title={words.filters} isOpen={Boolean(filters.kind ?? filters.from ?? filters.until)}>
              <FilterSelect
                label={t.kind}
                any={t.anyKind}
                options={changeKinds.map((value) => ({ value, name: t.kinds[value] ?? value }))}
                chosen={filters.kind}
                onChoose={(kind) => setFilters({ kind })}
              />
              <DayFields
                id="activity"
                from={{ label: words.from, value: filters.from ?? '' }}
                until={{ label: words.until, value: filters.until ?? '' }}
                onChange={setFilters}
              />
            </MoreFilters>
            {isFiltered && (
              <button type="button" onClick={clear} className={textButtonClassName}>
                {words.clear}
              </button>
            )}
            <StoreClock />
          </div>
        </div>
      }
    >
      {(changes) => (
        <ul className="divide-y divide-line rounded-panel border border-line bg-surface px-4 md:px-5">
          {changes.map((change) => (
            <ChangeItem key={change.id} change={change} mayUndo={mayUndo} onUndo={() => setUndone(change)} />
          ))}
        </ul>
      )}
    </ListFrame>
  );
}
