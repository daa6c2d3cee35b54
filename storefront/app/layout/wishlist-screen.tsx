import Heart from 'lucide-react/icons/heart';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { WishedCard } from '../features/catalog/wished-card.ts';
import { ShareButton } from '../features/wishlist/share-button.tsx';
import { useWishes } from '../features/wishlist/use-wishes.ts';
import { wishlistMessages } from '../features/wishlist/wishlist-messages.ts';
import { localPath } from '../i18n/language.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { addWishes, wishes } from '../session/wishlist.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { BestSellers } from './best-sellers.tsx';
import { loadWishes } from './load-wishes.ts';
import { useFrame } from './use-frame.ts';
import { WishGrid } from './wish-grid.tsx';

interface WishlistScreenProps {
  /** The SKUs of somebody else's list; null for the shopper's own. */
  shared: string[] | null;
  skeleton: ReactNode;
}

/** Everything below the heading. What is taken off stays in sight until the page is left, so that it can be put back. */
export function WishlistScreen({ shared, skeleton }: WishlistScreenProps) {
  const language = useLanguage();
  const t = wishlistMessages[language];
  const { shopUrl } = useFrame();
  const own = useWishes();
  const navigate = useNavigate();
  const [skus] = useState(() => shared ?? wishes());
  const [tries, setTries] = useState(0);
  const [cards, setCards] = useState<WishedCard[] | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let isHere = true;
    setCards(null);
    loadWishes(skus, shopUrl, language).then(
      (found) => isHere && setCards(found),
      () => isHere && setCards('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [skus, shopUrl, language, tries]);
  if (cards === 'failed') {
    return (
      <EmptyState icon={<TriangleAlert size={56} />} title={t.failed}>
        <p>{t.unreachable}</p>
        <Button onClick={() => setTries(tries + 1)}>{t.tryAgain}</Button>
      </EmptyState>
    );
  }
  if (!cards) return skeleton;
  if (cards.length === 0) return <EmptyWishlist isOwn={!shared} />;
  const missing = skus.length - cards.length;
  const addAll = () => {
    addWishes(cards.map(({ card }) => card.sku));
    navigate(localPath(language, '/wishlist'));
  };
  return (
    <>
      <p className="mt-3 max-w-prose text-second">{shared ? t.sharedText : t.text}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 className="tabular font-sans text-base font-medium">{t.count(shared ? cards.length : own.length)}</h2>
        {shared ? <Button onClick={addAll}>{t.addAll}</Button> : own.length > 0 && <ShareButton skus={own} />}
      </div>
      {missing > 0 && <p className="mt-3 text-small text-second">{t.missing(missing)}</p>}
      <WishGrid cards={cards} isOwn={!shared} />
    </>
  );
}

function EmptyWishlist({ isOwn }: { isOwn: boolean }) {
  const t = wishlistMessages[useLanguage()];
  return (
    <>
      <EmptyState icon={<Heart size={56} />} title={isOwn ? t.empty : t.emptyShared}>
        <p>{isOwn ? t.emptyText : t.emptySharedText}</p>
        <LocalLink to="/category/all" className={buttonLook()}>
          {t.continueShopping}
        </LocalLink>
      </EmptyState>
      <BestSellers title={t.bestSellers} />
    </>
  );
}
