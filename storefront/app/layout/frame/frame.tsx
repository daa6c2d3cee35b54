import { LoadingPill } from '@vitrine/ui/loading-pill.tsx';
import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { QuickAddButton, QuickAddForm } from '../../features/cart/buttons/quick-add-button.tsx';
import type { Card } from '../../features/catalog/card/card.ts';
import { CardAction } from '../../features/catalog/card/product-card.tsx';
import { WishButton } from '../../features/wishlist/wish-button.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../../messages/en/layout.ts';
import { DeferredCart, DeferredFeatures } from '../deferred/deferred-features.tsx';
import { LoadingError } from '../errors/loading-error.tsx';
import { Footer, NewsletterBand } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import { useLayoutData } from './use-layout-data.ts';

/** The checkout has its own layout. */
const checkoutPath = /\/checkout(\/plain)?\/?$/i;

export function Frame({ children }: { children: ReactNode }) {
  const t = useMessages(layoutMessages);
  const { message, isPreview } = useLayoutData();
  const hasShopLayout = !checkoutPath.test(useLocation().pathname);
  useFocusAfterNavigation();
  return (
    <CardAction value={cardActions}>
      <a
        href="#main"
        className="absolute top-2 left-2 z-70 -translate-y-20 rounded-control bg-action px-4 py-3 font-semibold text-on-action focus:translate-y-0"
      >
        {t.skip}
      </a>
      {isPreview && (
        <section
          aria-label={t.preview}
          className="flex min-h-11 items-center justify-center bg-warn-back px-4 py-2 text-center font-medium text-strong"
        >
          <p>{t.previewText}</p>
        </section>
      )}
      {hasShopLayout && message && (
        <section
          aria-label={t.message}
          className="message-bar flex min-h-9 items-center justify-center bg-footer px-4 py-1.5 text-center text-small text-white"
        >
          <p {...message.language}>{message.text}</p>
        </section>
      )}
      {hasShopLayout && <Header />}
      <DeferredFeatures />
      <Pending />
      <LoadingError />
      {hasShopLayout ? (
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
      ) : (
        children
      )}
      {hasShopLayout && <NewsletterBand />}
      {hasShopLayout && <Footer />}
      <QuickAddForm />
      <DeferredCart />
      <div className="overlay" aria-hidden="true" />
    </CardAction>
  );
}

function Pending() {
  const t = useMessages(layoutMessages);
  return <LoadingPill isShown={useNavigation().state !== 'idle'} label={t.loading} />;
}

/** Buttons on a product card. */
const cardActions = ({ sku, name, isBoughtAtOnce }: Card) => (
  <>
    <WishButton sku={sku} name={name} className="card-heart rounded-full xs:text-(--band)" />
    {isBoughtAtOnce && <QuickAddButton sku={sku} name={name} />}
  </>
);
