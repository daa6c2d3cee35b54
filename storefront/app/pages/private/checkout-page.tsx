// A shell that is the same for everybody; the browser loads the cart and the account.
import { clearToasts } from '@vitrine/ui/toasts.ts';
import { lazy, Suspense, useEffect } from 'react';
import { CheckoutSkeleton } from '../../features/checkout/checkout-skeleton.tsx';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { languageOf } from '../../i18n/language.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { CheckoutFrame } from '../../layout/frame/checkout-frame.tsx';
import { CheckoutWithoutScript } from '../../layout/screens/plain-checkout-screen.tsx';
import { checkoutShellMessages } from '../../messages/en/checkout.ts';
import { translate } from '../../messages/translate.ts';
import { pageMeta, publicHeaders } from '../../seo/page-meta.ts';
import type { Route } from './+types/checkout-page';

const CheckoutScreen = lazy(async () => ({
  default: (await import('../../layout/screens/checkout-screen.tsx')).CheckoutScreen,
}));

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, { title: translate(checkoutShellMessages, languageOf(place.location.pathname)).title, hidden: true });

export default function CheckoutPage() {
  const t = useMessages(checkoutShellMessages);
  const skeleton = <CheckoutSkeleton />;
  // Messages about the cart would cover the form.
  useEffect(clearToasts, []);
  return (
    <CheckoutFrame>
      <div className="form-page container max-w-300 min-h-[calc(100dvh-4rem)] pb-16">
        <h1 className="sr-only">{t.title}</h1>
        {/* Only on the server: browsers with JavaScript ignore it. */}
        <noscript>{import.meta.env.SSR && <CheckoutWithoutScript />}</noscript>
        {useHydrated() ? (
          <Suspense fallback={skeleton}>
            <CheckoutScreen skeleton={skeleton} />
          </Suspense>
        ) : (
          skeleton
        )}
      </div>
    </CheckoutFrame>
  );
}
