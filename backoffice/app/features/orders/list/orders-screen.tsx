import { exportOrders } from '@vitrine/contract/orders/staff-orders.ts';
import { buttonClassName } from '@vitrine/ui/button.tsx';
import { PackageOpen } from '@vitrine/ui/icons.ts';
import { useFilters } from '../../../hooks/use-filters.ts';
import { useRowKeys } from '../../../hooks/use-row-keys.ts';
import { useSelection } from '../../../hooks/use-selection.ts';
import { useWide } from '../../../hooks/use-wide.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { ordersMessages } from '../../../messages/en/orders.ts';
import { useMay } from '../../../session/profile.tsx';
import { textButtonClassName } from '../../../ui/class-names.ts';
import { ListFrame } from '../../../ui/list-frame.tsx';
import { CsvButton, ViewsButton } from '../../../ui/list-tools.tsx';
import { orderFilters, useOrders } from '../order-queries.ts';
import { PrintButtons } from '../print-buttons.tsx';
import { NewOrders } from './new-orders.tsx';
import { OrderCards } from './order-cards.tsx';
import { OrdersFilters, searchId } from './orders-filters.tsx';
import { OrdersTable } from './orders-table.tsx';

const listId = 'orders-list';

export function OrdersScreen() {
  const t = useMessages(ordersMessages);
  const list = useFilters(orderFilters);
  const query = useOrders(list.filters);
  const mayExport = useMay('orders.w');
  const isWide = useWide();
  const { selected, onSelect, clear } = useSelection<number>();
  useRowKeys(listId, searchId);
  const Rows = isWide ? OrdersTable : OrderCards;
  return (
    <ListFrame
      title={t.title}
      query={query}
      list={list}
      filters={<OrdersFilters list={list} />}
      tools={
        <>
          <ViewsButton list="orders" filters={list.filters} />
          {mayExport && <CsvButton endpoint={exportOrders} input={{ query: list.filters }} name={t.title} />}
        </>
      }
      above={<NewOrders loadedAt={query.dataUpdatedAt} onShow={() => query.refetch()} />}
      empty={{
        icon: <PackageOpen size={56} />,
        title: t.empty,
        none: t.none,
        content: (
          <>
            <p>{t.emptyText}</p>
            <a href="/" target="_blank" rel="noreferrer" className={buttonClassName('secondary')}>
              {t.emptyAction}
            </a>
          </>
        ),
      }}
      below={<SelectedOrders ids={[...selected]} onClear={clear} />}
      keys={{
        id: 'orders-keys',
        shown: [
          ['J', 'keyNext'],
          ['K', 'keyPrevious'],
          ['Enter', 'keyOpen'],
          ['X', 'keySelect'],
          ['/', 'keySearch'],
        ],
      }}
    >
      {(orders) => <Rows id={listId} orders={orders} selected={selected} onSelect={onSelect} />}
    </ListFrame>
  );
}

/** The actions for the selected orders. The bar stays at the lower edge while one scrolls. */
export function SelectedOrders({ ids, onClear }: { ids: readonly number[]; onClear: () => void }) {
  const t = useMessages(ordersMessages);
  return (
    <div role="status" className={ids.length > 0 ? 'action-bar' : undefined}>
      {ids.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 rounded-panel border border-line bg-raised p-3 shadow-menu">
          <p className="tabular px-1 font-medium text-strong">{t.selected(ids.length)}</p>
          <PrintButtons
            ids={ids}
            labels={{ invoice: t.invoices, packingSlip: t.packingSlips }}
            names={{ invoice: t.invoiceFile, packingSlip: t.packingFile }}
            className="px-4"
          />
          <button type="button" onClick={onClear} className={textButtonClassName}>
            {t.unselect}
          </button>
        </div>
      )}
    </div>
  );
}
