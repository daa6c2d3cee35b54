// One screen for three paths: a shell that is the same for everybody, completed in the browser.
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { OrderSkeleton } from '../../features/orders/order-skeleton.tsx';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { languageOf } from '../../i18n/language.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { orderShellMessages } from '../../messages/en/orders.ts';
import { translate } from '../../messages/translate.ts';
import { pageMeta, publicHeaders } from '../../seo/page-meta.ts';
import { EitherSkeleton, MessageSkeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/order-result-page';

const OrderResultScreen = lazy(async () => ({
  default: (await import('../../layout/screens/order-screens.tsx')).OrderResultScreen,
}));

const safeErrorCode = (pathname: string) =>
  /order-failure/i.test(pathname) ? 'unpaid' : /order-pending/i.test(pathname) ? 'pending' : 'confirm';

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) => {
  const { pathname } = place.location;
  return pageMeta(place, {
    title: translate(orderShellMessages, languageOf(pathname))[safeErrorCode(pathname)],
    hidden: true,
  });
};

export default function OrderResultPage() {
  const t = useMessages(orderShellMessages);
  const { pathname, search } = useLocation();
  const page = safeErrorCode(pathname);
  const isHydrated = useHydrated();
  const filled = <OrderSkeleton title={t[page]} />;
  // An address without an order shows a message.
  const skeleton = new URLSearchParams(search).has('order') ? filled : <MessageSkeleton />;
  return (
    <div className="container min-h-[calc(100dvh-8rem)] page-top">
      {isHydrated ? (
        <Suspense fallback={skeleton}>
          <OrderResultScreen page={page} skeleton={skeleton} />
        </Suspense>
      ) : (
        <EitherSkeleton list="order" filled={filled} />
      )}
    </div>
  );
}
