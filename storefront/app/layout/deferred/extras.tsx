import { useEffect, useState } from 'react';
import { waitingChanges } from '../../features/cart/state/waiting-changes.ts';
import { wakeCart } from '../../features/cart/state/wake-cart.ts';
import { CookieNotice } from '../../features/cookies/cookie-notice.tsx';
import { type CookieChoice, cookieChoice, keepCookieChoice } from '../../session/cookie-choice.ts';
import { followWishes } from '../../session/follow-wishes.client.ts';
import { forgetViewed } from '../../session/recently-viewed.ts';
import { followMouse } from '../header/hover-menus.ts';
import { OfflineBar } from './offline-bar.tsx';
import { keepForOffline } from './offline-copies.ts';
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
    keepForOffline();
    if (waitingChanges().length > 0) wakeCart();
    const ends = [followWishes(), followMouse()];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  const choose = (made: CookieChoice) => {
    keepCookieChoice(made);
    if (made === 'refused') forgetViewed();
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
