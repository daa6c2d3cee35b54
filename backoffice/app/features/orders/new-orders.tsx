import { useState } from 'react';
import { useMessages } from '../../i18n/language.tsx';
import { ordersMessages } from '../../messages/en/orders.ts';
import { useWork } from './order-queries.ts';

interface NewOrdersProps {
  /** When the rows that are shown were loaded. */
  loadedAt: number;
  onShow: () => void;
}

/** Tells that orders have come since; rows never move by themselves. */
export function NewOrders({ loadedAt, onShow }: NewOrdersProps) {
  const t = useMessages(ordersMessages);
  const { data } = useWork();
  const count = data?.sales?.today.orders;
  const [known, setKnown] = useState({ loadedAt, count });
  if (known.loadedAt !== loadedAt || known.count === undefined) {
    if (known.loadedAt !== loadedAt || count !== undefined) setKnown({ loadedAt, count });
  }
  const isNew = known.count !== undefined && count !== undefined && count > known.count;
  return (
    <div role="status" className="empty:hidden">
      {isNew && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-panel bg-tint px-4 py-2 text-strong">
          <span>{t.newOrders}</span>
          <button
            type="button"
            onClick={onShow}
            className="min-h-11 font-semibold text-link underline underline-offset-4 hover:no-underline"
          >
            {t.showNew}
          </button>
        </div>
      )}
    </div>
  );
}
