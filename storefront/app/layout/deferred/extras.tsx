import { useEffect, useState } from 'react';
import { activateCart } from '../../features/cart/state/activate-cart.ts';
import { waitingChanges } from '../../features/cart/state/waiting-changes.ts';
import { CookieNotice } from '../../features/cookies/cookie-notice.tsx';
import { type CookieChoice, cookieChoice, setCookieChoice } from '../../session/cookie-choice.ts';
import { followWishes } from '../../session/follow-wishes.client.ts';
import { clearRecentlyViewed } from '../../session/recently-viewed.ts';
import { followMouse } from '../header/hover-menus.ts';
import { OfflineBar } from './offline-bar.tsx';
import { storeForOffline } from './offline-copies.ts';
import { RecentlyViewed } from './recently-viewed.tsx';

interface ExtrasProps {
  /** The shopper wants to choose again. */
  areCookiesAsked: boolean;
  onCookiesChosen: () => void;
}

/** Everything that may come after the page itself. */
export function Extras({ areCookiesAsked, onCookiesChosen }: ExtrasProps) {
  const [choice, setChoice] = useState(cookieChoice);
  useEffect(() => {
    storeForOffline();
    if (waitingChanges().length > 0) activateCart();
    const ends = [followWishes(), followMouse()];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  const choose = (made: CookieChoice) => {
    setCookieChoice(made);
    if (made === 'refused') clearRecentlyViewed();
    setChoice(made);
    onCookiesChosen();
  };
  return (
    <>
      <OfflineBar />
      {(areCookiesAsked || !choice) && <CookieNotice choice={choice} isAskedFor={areCookiesAsked} onChoose={choose} />}
      {choice === 'accepted' && <RecentlyViewed />}
    </>
  );
}
