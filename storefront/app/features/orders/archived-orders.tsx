import { listArchivedOrders } from '@vitrine/contract/archive/archive.ts';
import type { ArchivedOrder } from '@vitrine/contract/archive/archive-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { useLoad } from '../../hooks/use-load.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { translate } from '../../messages/translate.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { ArchivedOrderRow } from './archived-order-row.tsx';

const pageLength = 20;

/** Orders of the merchant's previous shop; nothing is shown to customers who have none. */
export function ArchivedOrders() {
  const language = useLanguage();
  const t = translate(orderMessages, language);
  const [listed, setListed] = useState<{ orders: ArchivedOrder[]; total: number }>({ orders: [], total: 0 });
  const [page, setPage] = useState(0);
  const { error, isLoading, reload } = useLoad(String(page), async (signal) => {
    const { orders, recordsTotal } = await shopperApi()(listArchivedOrders, { query: { page, count: pageLength } });
    if (!signal.aborted) setListed((before) => ({ orders: [...before.orders, ...orders], total: recordsTotal }));
  });
  const hasFailed = error !== undefined && !isLoading;

  if (listed.orders.length === 0 && !hasFailed) return null;
  return (
    <section aria-labelledby="previous-orders" className="mt-12 lg:mt-16">
      <h2 id="previous-orders" className="text-h2">
        {t.previousOrders}
      </h2>
      <p className="mt-2 text-second">{t.previousOrdersText}</p>
      {listed.orders.length > 0 && (
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {listed.orders.map((order) => (
            <ArchivedOrderRow key={order.number} order={order} />
          ))}
        </ul>
      )}
      <div className="mt-8 flex flex-col items-center gap-3">
        {hasFailed ? (
          <>
            <p role="alert">{errorMessage(error, language)}</p>
            <Button kind="secondary" onClick={reload}>
              {t.retry}
            </Button>
          </>
        ) : (
          <>
            <p role="status" className="text-small text-second">
              {t.shownOf(listed.orders.length, listed.total)}
            </p>
            {listed.orders.length < listed.total && (
              <Button kind="secondary" onClick={() => setPage(page + 1)}>
                {t.more}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
