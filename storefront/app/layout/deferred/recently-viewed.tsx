import { listProducts } from '@vitrine/contract/catalog/catalog.ts';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { ignoreError } from '../../api/api-errors.ts';
import { type Card, cardOf } from '../../features/catalog/card/card.ts';
import { ProductRow } from '../../features/catalog/card/product-row.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { recentlyViewedMessages } from '../../messages/en/catalog.ts';
import { translate } from '../../messages/translate.ts';
import { addRecentlyViewed, getRecentlyViewed } from '../../session/recently-viewed.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';
import { recentlyViewedSlot } from './recently-viewed-slot.ts';

const rowLength = 4;

/** Stores the viewed product, and shows the previous ones at the end of its page. */
export function RecentlyViewed() {
  const { pathname } = useLocation();
  const [place, setPlace] = useState<{ path: string; slot: HTMLElement; ids: number[] } | null>(null);
  useEffect(() => {
    const slot = document.getElementById(recentlyViewedSlot);
    const productId = Number(slot?.dataset.product);
    const ids = getRecentlyViewed().filter((id) => id !== productId);
    if (productId) addRecentlyViewed(productId);
    setPlace(slot && ids.length > 0 ? { path: pathname, slot, ids: ids.slice(0, rowLength) } : null);
  }, [pathname]);
  // Each product page has its own slot element.
  if (place?.path !== pathname) return null;
  return createPortal(<ViewedRow key={place.ids.join()} slot={place.slot} ids={place.ids} />, place.slot);
}

/** Reserves its height before it is visible, to avoid a layout shift. */
function ViewedRow({ slot, ids }: { slot: HTMLElement; ids: number[] }) {
  const language = useLanguage();
  const t = translate(recentlyViewedMessages, language);
  const { shopUrl } = useLayoutData();
  const [cards, setCards] = useState<Card[] | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const query = { productIds: ids, page: 0, count: rowLength };
        const found = await ignoreError('recently viewed', shopperApi()(listProducts, { query }));
        const shown = (found?.products ?? []).map((product) => cardOf(product, shopUrl, language));
        setCards(shown.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
      },
      { rootMargin: '400px' },
    );
    observer.observe(slot);
    return () => observer.disconnect();
  }, [slot, ids, shopUrl, language]);
  if (cards) return <ProductRow title={t.title} cards={cards} />;
  return <div className="section-gap h-[28rem]" />;
}
