// The list of orders and one order: a shell that is the same for everybody, completed in the browser.
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { OrderSkeleton } from '../../features/orders/order-skeleton.tsx';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { languageOf } from '../../i18n/language.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { orderShellMessages } from '../../messages/en/orders.ts';
import { translate } from '../../messages/translate.ts';
import { pageMeta, publicHeaders } from '../../seo/page-meta.ts';
import type { Route } from './+types/orders-page';

const OrderDetailsScreen = lazy(async () => ({
  default: (await import('../../layout/screens/order-screens.tsx')).OrderDetailsScreen,
}));
const OrderList = lazy(async () => ({ default: (await import('../../features/orders/order-list.tsx')).OrderList }));

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) => {
  const t = translate(orderShellMessages, languageOf(place.location.pathname));
  return pageMeta(place, { title: 'id' in place.params ? t.confirm : t.orders, hidden: true });
};

export default function OrdersPage() {
  const t = useMessages(orderShellMessages);
  const { id } = useParams();
  const isHydrated = useHydrated();
  const skeleton = <OrderSkeleton title={id ? t.confirm : t.orders} />;
  return (
    <div className="container min-h-[calc(100dvh-8rem)] page-top">
      {isHydrated ? (
        <Suspense fallback={skeleton}>
          {id ? <OrderDetailsScreen key={id} skeleton={skeleton} /> : <OrderList skeleton={skeleton} />}
        </Suspense>
      ) : (
        skeleton
      )}
    </div>
  );
}
