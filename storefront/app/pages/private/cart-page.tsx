// A shell that is the same for everybody; the browser loads the cart.

import { plainCartPath } from '@vitrine/contract/cart/cart-form.ts';
import { lazy, Suspense, use } from 'react';
import { CartSkeleton } from '../../features/cart/screen/cart-skeleton.tsx';
import { PlainCart } from '../../features/cart/screen/plain-cart.tsx';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { languageOf, localPath } from '../../i18n/language.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { useLayoutData } from '../../layout/frame/use-layout-data.ts';
import { BestSellers } from '../../layout/screens/best-sellers.tsx';
import { cartScreenMessages } from '../../messages/en/cart.ts';
import { translate } from '../../messages/translate.ts';
import { pageMeta, publicHeaders } from '../../seo/page-meta.ts';
import { ShopperCartContext } from '../../server-contexts.ts';
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

// Rendered on the server only, inside noscript.
/** The page for everybody leads to the one that the server renders for the shopper. */
export function CartWithoutScript() {
  const language = useLanguage();
  const { shopUrl, store } = useLayoutData();
  const shopperCart = use(ShopperCartContext);
  if (!shopperCart) return <meta httpEquiv="refresh" content={`0;url=${localPath(language, plainCartPath)}`} />;
  return <PlainCart {...shopperCart} shopUrl={shopUrl} currency={store.currency} />;
}
