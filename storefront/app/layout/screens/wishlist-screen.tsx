import { readProduct } from '@vitrine/contract/catalog/catalog.ts';
import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { Heart, TriangleAlert } from '@vitrine/ui/icons.ts';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useHasCall } from '../../api/absent-calls.ts';
import { errorStatus } from '../../api/api-errors.ts';
import type { Card } from '../../features/catalog/card/card.ts';
import { ProductCard } from '../../features/catalog/card/product-card.tsx';
import { type WishedCard, wishedCard } from '../../features/catalog/card/wished-card.ts';
import { ShareButton } from '../../features/wishlist/share-button.tsx';
import { useLoad } from '../../hooks/use-load.ts';
import { type Language, localPath } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { wishlistMessages } from '../../messages/en/wishlist.ts';
import { translate } from '../../messages/translate.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { syncWishlist } from '../../session/sync-wishlist.client.ts';
import { getAccessToken } from '../../session/token.ts';
import { addToWishlist, getWishlist, onWishlistChange } from '../../session/wishlist.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';
import { BestSellers } from './best-sellers.tsx';
import { MoveToCart } from './move-to-cart.tsx';

interface WishlistScreenProps {
  /** The SKUs of somebody else's list; null for the shopper's own. */
  shared: string[] | null;
  skeleton: ReactNode;
}

/**
 * The content below the heading. Removed items stay visible until the page is left, so that they can be added again.
 */
export function WishlistScreen({ shared, skeleton }: WishlistScreenProps) {
  const language = useLanguage();
  const t = translate(wishlistMessages, language);
  const { shopUrl } = useLayoutData();
  const own = useWishes();
  const navigate = useNavigate();
  const { data: found, error, isLoading, reload } = useLoad(language, () => findWishes(shared, shopUrl, language));
  if (error !== undefined && !isLoading) {
    return (
      <EmptyState icon={<TriangleAlert size={56} />} title={t.failed}>
        <p>{t.unreachable}</p>
        <Button onClick={reload}>{t.tryAgain}</Button>
      </EmptyState>
    );
  }
  if (!found) return skeleton;
  const { cards, missing } = found;
  if (cards.length === 0) return <EmptyWishlist isOwn={!shared} />;
  const addAll = () => {
    addToWishlist(cards.map(({ card }) => card.sku));
    navigate(localPath(language, '/wishlist'));
  };
  return (
    <>
      <p className="mt-3 max-w-prose text-second">
        {shared ? t.sharedText : getAccessToken() ? t.accountText : t.text}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 className="tabular font-sans text-base font-medium">{t.count(shared ? cards.length : own.length)}</h2>
        {shared ? <Button onClick={addAll}>{t.addAll}</Button> : own.length > 0 && <ShareButton skus={own} />}
      </div>
      {missing > 0 && <p className="mt-3 text-small text-second">{t.missing(missing)}</p>}
      <WishGrid cards={cards} isOwn={!shared} />
    </>
  );
}

interface FoundWishes {
  cards: WishedCard[];
  /** How many are no longer sold. */
  missing: number;
}

async function findWishes(shared: string[] | null, shopUrl: string, language: Language): Promise<FoundWishes> {
  const skus = shared ?? (await syncWishlist());
  const cards = await loadWishes(skus, shopUrl, language);
  return { cards, missing: skus.length - cards.length };
}

function EmptyWishlist({ isOwn }: { isOwn: boolean }) {
  const t = useMessages(wishlistMessages);
  return (
    <>
      <EmptyState icon={<Heart size={56} />} title={isOwn ? t.empty : t.emptyShared}>
        <p>{isOwn ? t.emptyText : t.emptySharedText}</p>
        <LocalLink to="/category/all" className={buttonClassName()}>
          {t.continueShopping}
        </LocalLink>
      </EmptyState>
      <BestSellers title={t.bestSellers} />
    </>
  );
}

const sizes = '(width >= 85rem) 322px, (width >= 64rem) 23vw, (width >= 48rem) 31vw, (width >= 22.5rem) 46vw, 104px';

function WishGrid({ cards, isOwn }: { cards: WishedCard[]; isOwn: boolean }) {
  const t = useMessages(wishlistMessages);
  const hasPreOrders = useHasCall('placePreOrder');
  const hasAlerts = useHasCall('requestAlert');
  return (
    <ul className="mt-8 grid grid-cols-1 gap-x-3.5 gap-y-8 xs:grid-cols-2 md:grid-cols-3 md:gap-x-6 md:gap-y-12 lg:grid-cols-4">
      {cards.map(({ card, choice, choiceLanguage, action }) => (
        <li key={card.sku} data-sku={card.sku} className="flex flex-col">
          <div className="flex-1">
            <ProductCard card={{ ...card, highlights: choice, highlightsLanguage: choiceLanguage }} sizes={sizes} />
          </div>
          {action === 'add' && <MoveToCart sku={card.sku} name={card.name} isOwn={isOwn} />}
          {action === 'pre-order' && hasPreOrders && <ProductLink card={card} label={t.preOrder} />}
          {action === 'alert' && hasAlerts && <ProductLink card={card} label={t.alert} />}
        </li>
      ))}
    </ul>
  );
}

/** The forms of pre-orders and of alerts are on the page of the product. */
function ProductLink({ card: { slug, name }, label }: { card: Card; label: string }) {
  const t = useMessages(wishlistMessages);
  return (
    <LocalLink
      to={`/product/${slug}#buy`}
      aria-label={t.named(label, name)}
      className={buttonClassName('secondary', 'mt-3 px-2')}
    >
      {label}
    </LocalLink>
  );
}

/** Loads the products of SKUs in their order, without products that are no longer sold. */
export async function loadWishes(skus: readonly string[], shopUrl: string, language: Language): Promise<WishedCard[]> {
  const api = shopperApi();
  const found = await Promise.all(
    skus.map(async (sku) => {
      try {
        return [wishedCard(await api(readProduct, { params: { key: sku } }), sku, shopUrl, language)];
      } catch (error) {
        if (errorStatus(error) === 404) return [];
        throw error;
      }
    }),
  );
  return found.flat();
}

const none: string[] = [];

export const useWishes = (): string[] => useSyncExternalStore(onWishlistChange, getWishlist, () => none);
