import { useState } from 'react';
import { useMessages } from '../../../i18n/language.tsx';
import { ordersMessages } from '../../../messages/en/orders.ts';
import { useLive } from '../../../session/live.ts';
import { textButtonClassName } from '../../../ui/class-names.ts';

interface NewOrdersProps {
  /** When the rows that are shown were loaded. */
  loadedAt: number;
  onShow: () => void;
}

/** Tells that orders have come since; rows never move by themselves. */
export function NewOrders({ loadedAt, onShow }: NewOrdersProps) {
  const t = useMessages(ordersMessages);
  const [news, setNews] = useState<{ text: 'newOrders' | 'outdated'; since: number } | null>(null);
  const isCurrent = news?.since === loadedAt;
  useLive(({ kind }) => {
    if (kind === 'order-new') setNews({ text: 'newOrders', since: loadedAt });
    // Events are missing, so that orders may have come.
    else if (kind === 'everything' && !isCurrent) setNews({ text: 'outdated', since: loadedAt });
  });
  return (
    <div role="status" className="empty:hidden">
      {news && isCurrent && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-panel bg-tint px-4 py-2 text-strong">
          <span>{t[news.text]}</span>
          <button type="button" onClick={onShow} className={textButtonClassName}>
            {t.showNew}
          </button>
        </div>
      )}
    </div>
  );
}
