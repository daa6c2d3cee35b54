// A shell that is the same for everybody; the browser has the pre-order.
import { lazy, Suspense } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { languageOf } from '../../i18n/language.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { confirmMessages } from '../../messages/en/preorder.ts';
import { translate } from '../../messages/translate.ts';
import { pageMeta, publicHeaders } from '../../seo/page-meta.ts';
import type { Route } from './+types/preorder-confirm-page';

const PlacedPreOrderView = lazy(async () => ({
  default: (await import('../../features/preorder/placed-pre-order-view.tsx')).PlacedPreOrderView,
}));

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, { title: translate(confirmMessages, languageOf(place.location.pathname)).title, hidden: true });

export default function PreOrderConfirmPage() {
  const t = useMessages(confirmMessages);
  return (
    <div className="container page-top">
      <h1 className="mb-6 text-h1">{t.title}</h1>
      <div className="min-h-96 max-w-3xl">
        {useHydrated() && (
          <Suspense>
            <PlacedPreOrderView />
          </Suspense>
        )}
      </div>
    </div>
  );
}
