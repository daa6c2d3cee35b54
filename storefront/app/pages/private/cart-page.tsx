// A shell that is the same for everybody; the browser loads the cart.
import { lazy, Suspense } from 'react';
import { publicHeaders } from '../../api/page-headers.ts';
import { CartSkeleton } from '../../features/cart/screen/cart-skeleton.tsx';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { languageOf } from '../../i18n/language.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { BestSellers } from '../../layout/screens/best-sellers.tsx';
import { CartWithoutScript } from '../../layout/screens/cart-without-script.tsx';
import { cartScreenMessages } from '../../messages/en/cart.ts';
import { translate } from '../../messages/translate.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useCartCount } from '../../session/cart-count.ts';
import type { Route } from './+types/cart-page';

const CartScreen = lazy(async () => ({
  default: (await import('../../features/cart/screen/cart-screen.tsx')).CartScreen,
}));

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, { title: translate(cartScreenMessages, languageOf(place.location.pathname)).title, hidden: true });

export default function CartPage() {
  const t = useMessages(cartScreenMessages);
  const count = useCartCount();
  const skeleton = <CartSkeleton />;
  return (
    <div className="container min-h-[calc(100dvh-8rem)] page-top">
      <h1 className="text-h1">{count > 0 ? t.titleWith(count) : t.title}</h1>
      {/* Only on the server: browsers with JavaScript ignore it. */}
      <noscript>{import.meta.env.SSR && <CartWithoutScript />}</noscript>
      {useHydrated() ? (
        <Suspense fallback={skeleton}>
          <CartScreen skeleton={skeleton} suggestions={<BestSellers title={t.bestSellers} />} />
        </Suspense>
      ) : (
        skeleton
      )}
    </div>
  );
}
