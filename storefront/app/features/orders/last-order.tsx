import { listOrders } from '@vitrine/contract/orders/orders.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { errorMessage } from '../../api/error-message.ts';
import { useLoad } from '../../hooks/use-load.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { translate } from '../../messages/translate.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { OrderRow } from './order-row.tsx';

/** The customer's latest order. When it fails to load, the rest of the account page still works. */
export function LastOrder() {
  const language = useLanguage();
  const t = translate(orderMessages, language);
  const { data, error, reload } = useLoad('last order', () =>
    shopperApi()(listOrders, { query: { page: 0, count: 1, short: 'true' } }),
  );
  const orders = data?.orders ?? [];
  return (
    <section aria-labelledby="last-order">
      <h2 id="last-order" className="mb-2 text-h3">
        {t.lastOrder}
      </h2>
      {!data && !error && <div aria-hidden className="h-20 rounded-badge bg-tile dark:bg-line" />}
      {error !== undefined && (
        <div className="flex flex-wrap items-center gap-3 text-second">
          <p>{errorMessage(error, language)}</p>
          <Button kind="secondary" onClick={reload}>
            {t.retry}
          </Button>
        </div>
      )}
      {data && (
        <ul className="divide-y divide-line border-y border-line">
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
          {orders.length === 0 && <li className="py-4 text-second">{t.noOrdersText}</li>}
        </ul>
      )}
    </section>
  );
}
