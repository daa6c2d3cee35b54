import { listOrders } from '@vitrine/contract/orders.ts';
import type { Order } from '@vitrine/contract/orders-shapes.ts';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureStatus } from '../../api/failure-status.ts';
import { localPath } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { isSessionOver } from '../../session/renew-token.client.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { recallToken } from '../../session/token.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OrderFailed } from './order-failed.tsx';
import { orderMessages } from './order-messages.ts';
import { OrderRow } from './order-row.tsx';

const pageLength = 20;

interface Listed {
  orders: Order[];
  total: number;
  pages: number;
}

/** The customer's orders, newest first. Guests sign in first and come back. */
export function OrderList({ skeleton }: { skeleton: ReactNode }) {
  const language = useLanguage();
  const t = orderMessages[language];
  const navigate = useNavigate();
  const [listed, setListed] = useState<Listed | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const toLogin = (ended: boolean) =>
    navigate(localPath(language, `/login?return=${encodeURIComponent('/recent-order')}`), {
      replace: true,
      state: { ended },
    });

  const load = async (before: Listed | null) => {
    setFailure(null);
    try {
      const query = { page: before?.pages ?? 0, count: pageLength };
      const { orders, recordsTotal } = await shopperApi()(listOrders, { query });
      const known = new Set(before?.orders.map(({ id }) => id));
      // An order placed meanwhile pushes others to the next page.
      const added = (orders ?? []).filter(({ id }) => !known.has(id));
      setListed({ orders: [...(before?.orders ?? []), ...added], total: recordsTotal, pages: query.page + 1 });
    } catch (error) {
      if (failureStatus(error) === 401) toLogin(true);
      else setFailure(error);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page is loaded once
  useEffect(() => {
    if (recallToken()) load(null);
    else toLogin(isSessionOver());
  }, []);

  if (failure) return <OrderFailed error={failure} onRetry={() => load(listed)} />;
  if (!listed) return skeleton;
  if (listed.orders.length === 0) {
    return (
      <>
        <h1 className="text-h1">{t.orders}</h1>
        <EmptyState icon={<ReceiptText size={56} />} title={t.noOrders}>
          <p>{t.noOrdersText}</p>
          <LocalLink to="/category/all" className={buttonLook()}>
            {t.continueShopping}
          </LocalLink>
        </EmptyState>
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
          <Button kind="secondary" onClick={() => load(listed)}>
            {t.more}
          </Button>
        )}
      </div>
    </>
  );
}
