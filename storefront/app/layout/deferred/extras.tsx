import { useEffect, useState } from 'react';
import { activateCart } from '../../features/cart/activate-cart.ts';
import { offlineChanges } from '../../features/cart/offline-changes.ts';
import { CookieNotice } from '../../features/cookies/cookie-notice.tsx';
import { type CookieChoice, getCookieChoice, setCookieChoice } from '../../session/cookie-choice.ts';
import { clearRecentlyViewed } from '../../session/recently-viewed.ts';
import { startWishlistSync } from '../../session/sync-wishlist.client.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';
import { openMenusOnHover } from '../header/hover-menus.ts';
import { OfflineBar, storeForOffline } from './offline-bar.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';

interface ExtrasProps {
  /** Whether the shopper has opened the cookie settings. */
  areCookiesAsked: boolean;
  onCookiesChosen: () => void;
}

/** Features loaded after the page itself. */
export function Extras({ areCookiesAsked, onCookiesChosen }: ExtrasProps) {
  const { links } = useLayoutData();
  const [choice, setChoice] = useState(getCookieChoice);
  useEffect(() => {
    storeForOffline();
    if (offlineChanges().length > 0) activateCart();
    const cleanups = [startWishlistSync(), openMenusOnHover()];
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  }, []);
  const choose = (newChoice: CookieChoice) => {
    setCookieChoice(newChoice);
    if (newChoice === 'refused') clearRecentlyViewed();
    setChoice(newChoice);
    onCookiesChosen();
  };
  return (
    <>
      <OfflineBar />
      {(areCookiesAsked || !choice) && (
        <CookieNotice choice={choice} isAskedFor={areCookiesAsked} morePath={links.cookies} onChoose={choose} />
      )}
      {choice === 'accepted' && <RecentlyViewed />}
    </>
  );
}
