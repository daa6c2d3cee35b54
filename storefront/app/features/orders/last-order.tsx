import { listOrders } from '@vitrine/contract/orders.ts';
import type { Order } from '@vitrine/contract/orders-shapes.ts';
import { useEffect, useState } from 'react';
import { failureWords } from '../../api/failure-words.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { Button } from '../../ui/button.tsx';
import { orderMessages } from './order-messages.ts';
import { OrderRow } from './order-row.tsx';

type Found = { orders: Order[] } | { failure: unknown } | null;

/** The newest order of the customer. It fails alone: the rest of the account stays. */
export function LastOrder() {
  const language = useLanguage();
  const t = orderMessages[language];
  const [found, setFound] = useState<Found>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks once
  useEffect(() => {
    let isHere = true;
    const show = (next: Found) => isHere && setFound(next);
    shopperApi()(listOrders, { query: { page: 0, count: 1 } }).then(
      ({ orders }) => show({ orders: orders ?? [] }),
      (failure: unknown) => show({ failure }),
    );
    return () => {
      isHere = false;
    };
  }, [turn]);
  return (
    <section aria-labelledby="last-order">
      <h2 id="last-order" className="mb-2 text-h3">
        {t.lastOrder}
      </h2>
      {!found && <div aria-hidden className="h-20 rounded-badge bg-tile dark:bg-line" />}
      {found && 'failure' in found && (
        <div className="flex flex-wrap items-center gap-3 text-second">
          <p>{failureWords(found.failure, language)}</p>
          <Button kind="secondary" onClick={() => setTurn(turn + 1)}>
            {t.retry}
          </Button>
        </div>
      )}
      {found && 'orders' in found && (
        <ul className="divide-y divide-line border-y border-line">
          {found.orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
          {found.orders.length === 0 && <li className="py-4 text-second">{t.noOrdersText}</li>}
        </ul>
      )}
    </section>
  );
}
