import { listOrders } from '@vitrine/contract/orders/orders.ts';
import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { ReceiptText } from '@vitrine/ui/icons.ts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHasCall } from '../../api/absent-calls.ts';
import { errorStatus } from '../../api/api-errors.ts';
import { useLoad } from '../../hooks/use-load.ts';
import { localPath } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { translate } from '../../messages/translate.ts';
import { isSessionOver } from '../../session/renew-token.client.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { getAccessToken } from '../../session/token.ts';
import { ArchivedOrders } from './archived-orders.tsx';
import { OrderFailed } from './order-notices.tsx';
import { OrderRow } from './order-row.tsx';

const pageLength = 20;

interface Listed {
  orders: Order[];
  total: number;
}

/** A new order moves others to the next page: skip those that are listed already. */
const withPage = (before: Listed | null, orders: readonly Order[], total: number): Listed => {
  const known = before?.orders ?? [];
  return { orders: [...known, ...orders.filter(({ id }) => known.every((other) => other.id !== id))], total };
};

/** The customer's orders, newest first. Guests are sent to the login first. */
export function OrderList({ skeleton }: { skeleton: ReactNode }) {
  const language = useLanguage();
  const t = translate(orderMessages, language);
  const navigate = useNavigate();
  const hasArchive = useHasCall('listArchivedOrders');
  const [listed, setListed] = useState<Listed | null>(null);
  const [page, setPage] = useState(0);
  const toLogin = (ended: boolean) =>
    navigate(localPath(language, `/login?return=${encodeURIComponent('/recent-order')}`), {
      replace: true,
      state: { ended },
    });

  const { error, isLoading, reload } = useLoad(String(page), async (signal) => {
    if (!getAccessToken()) return toLogin(isSessionOver());
    try {
      const { orders, recordsTotal } = await shopperApi()(listOrders, {
        query: { page, count: pageLength, short: 'true' },
      });
      if (!signal.aborted) setListed((before) => withPage(before, orders ?? [], recordsTotal));
    } catch (error) {
      if (errorStatus(error) !== 401) throw error;
      if (!signal.aborted) toLogin(true);
    }
  });

  if (error !== undefined && !isLoading) return <OrderFailed error={error} onRetry={reload} />;
  if (!listed) return skeleton;
  if (listed.orders.length === 0) {
    return (
      <>
        <h1 className="text-h1">{t.orders}</h1>
        <EmptyState icon={<ReceiptText size={56} />} title={t.noOrders}>
          <p>{t.noOrdersText}</p>
          <LocalLink to="/category/all" className={buttonClassName()}>
            {t.continueShopping}
          </LocalLink>
        </EmptyState>
        {hasArchive && <ArchivedOrders />}
      </>
    );
  }
  return (
    <>
      <h1 className="text-h1">{t.orders}</h1>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {listed.orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <div className="mt-8 flex flex-col items-center gap-3">
        <p role="status" className="text-small text-second">
          {t.shownOf(listed.orders.length, listed.total)}
        </p>
        {listed.orders.length < listed.total && (
          <Button kind="secondary" onClick={() => setPage(page + 1)}>
            {t.more}
          </Button>
        )}
      </div>
      {hasArchive && <ArchivedOrders />}
    </>
  );
}
