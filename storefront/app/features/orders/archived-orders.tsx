import { listArchivedOrders } from '@vitrine/contract/archive/archive.ts';
import type { ArchivedOrder } from '@vitrine/contract/archive/archive-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { formatDay, writeMoney } from '../../format/values.ts';
import { useLoad } from '../../hooks/use-load.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { translate } from '../../messages/translate.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

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

const statusText = {
  open: 'notPaid',
  paid: 'paid',
  'partly-refunded': 'partlyRefunded',
  refunded: 'givenBack',
  canceled: 'canceled',
} as const;

/** One order of the previous shop with its items; there is no page to open. */
function ArchivedOrderRow({ order }: { order: ArchivedOrder }) {
  const language = useLanguage();
  const t = translate(orderMessages, language);
  const money = (amount: number) => writeMoney(amount, order.currency, language);
  const others = [
    { name: t.discount, amount: -order.discount },
    { name: t.delivery, amount: order.shipping },
    { name: t.taxes, amount: order.tax },
    { name: t.refunded, amount: order.refunded },
  ].filter(({ amount }) => amount !== 0);
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-2 py-4 lg:grid-cols-[11rem_10rem_1fr_9rem_7rem] lg:gap-x-6">
      <span className="min-w-0 font-semibold break-words text-strong">{t.number(order.number)}</span>
      <span className="text-right text-small text-second lg:text-left">
        <span className="sr-only">{t.date} </span>
        {formatDay(order.datePurchased, language)}
      </span>
      <ul className="col-span-2 space-y-1 text-small lg:col-span-1">
        {order.products.map(({ id, name, quantity, price }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="min-w-0 break-words">{name}</span>
            <span className="tabular shrink-0 text-second">{t.quantity(quantity, money(price))}</span>
          </li>
        ))}
        {others.map(({ name, amount }) => (
          <li key={name} className="flex justify-between gap-4 text-second">
            <span>{name}</span>
            <span className="tabular shrink-0">{money(amount)}</span>
          </li>
        ))}
      </ul>
      <span className="text-small font-medium text-strong">
        {order.status && (
          <>
            <span className="sr-only">{t.status} </span>
            {t[statusText[order.status]]}
          </>
        )}
      </span>
      <span className="tabular text-right font-semibold text-strong">
        <span className="sr-only">{t.total} </span>
        {money(order.total)}
      </span>
    </li>
  );
}
