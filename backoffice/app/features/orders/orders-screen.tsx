import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { PackageOpen, SearchX } from '@vitrine/ui/icons.ts';
import { useState } from 'react';
import { useFilters } from '../../hooks/use-filters.ts';
import { useRowKeys } from '../../hooks/use-row-keys.ts';
import { useWide } from '../../hooks/use-wide.ts';
import { useMessages } from '../../i18n/language.tsx';
import { listMessages } from '../../messages/en/list.ts';
import { ordersMessages } from '../../messages/en/orders.ts';
import { KeyHelp } from '../../ui/key-help.tsx';
import { ListEnd } from '../../ui/list-end.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { NewOrders } from './new-orders.tsx';
import { OrderCards } from './order-cards.tsx';
import { orderFilters } from './order-filters.ts';
import { useOrders } from './order-queries.ts';
import { OrdersFilters, searchId } from './orders-filters.tsx';
import { OrdersTable } from './orders-table.tsx';
import { SelectedOrders } from './selected-orders.tsx';

const listId = 'orders-list';

export function OrdersScreen() {
  const t = useMessages(ordersMessages);
  const words = useMessages(listMessages);
  const list = useFilters(orderFilters);
  const query = useOrders(list.filters);
  const isWide = useWide();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  useRowKeys(listId, searchId);
  const orders = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const first = query.data?.pages[0];
  const onSelect = (ids: readonly number[], isOn: boolean) =>
    setSelected((before) => {
      const others = [...before].filter((id) => !ids.includes(id));
      return new Set(isOn ? [...others, ...ids] : others);
    });
  const Rows = isWide ? OrdersTable : OrderCards;
  return (
    <Screen title={t.title}>
      <div className="flex flex-col gap-5">
        <OrdersFilters list={list} />
        <NewOrders loadedAt={query.dataUpdatedAt} onShow={() => query.refetch()} />
        <Loaded query={query} rows={8}>
          {orders.length === 0 ? (
            list.isFiltered ? (
              <EmptyState icon={<SearchX size={56} />} title={t.none}>
                <Button kind="secondary" onClick={list.clear}>
                  {words.clear}
                </Button>
              </EmptyState>
            ) : (
              <EmptyState icon={<PackageOpen size={56} />} title={t.empty}>
                <p>{t.emptyText}</p>
                <a href="/" target="_blank" rel="noreferrer" className={buttonClassName('secondary')}>
                  {t.emptyAction}
                </a>
              </EmptyState>
            )
          ) : (
            <div className={query.isPlaceholderData ? 'opacity-60' : undefined} aria-busy={query.isPlaceholderData}>
              <div className="md:rounded-panel md:border md:border-line md:bg-surface">
                <Rows id={listId} orders={orders} selected={selected} onSelect={onSelect} />
              </div>
              <ListEnd
                status={words.shownOf(orders.length, first?.total ?? 0, first?.totalIsExact ?? true)}
                more={
                  query.hasNextPage
                    ? { label: words.more, isBusy: query.isFetchingNextPage, onMore: () => query.fetchNextPage() }
                    : null
                }
              />
            </div>
          )}
        </Loaded>
        <SelectedOrders ids={[...selected]} onClear={() => setSelected(new Set())} />
        <KeyHelp
          id="orders-keys"
          title={words.keys}
          switchLabel={words.keysOn}
          keys={[
            ['J', words.keyNext],
            ['K', words.keyPrevious],
            ['Enter', words.keyOpen],
            ['X', words.keySelect],
            ['/', words.keySearch],
          ]}
        />
      </div>
    </Screen>
  );
}
