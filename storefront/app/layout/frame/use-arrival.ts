import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { closeMenus } from '../header/close-menus.ts';

/** After a move within the shop: menus close, and the keyboard and the screen reader start at the new heading. */
export function useArrival(): void {
  // Each move has a key of its own, also one to the address that is open.
  const { key, pathname } = useLocation();
  const last = useRef({ key, pathname });

  useEffect(() => {
    const { current: left } = last;
    last.current = { key, pathname };
    // The script's own arrival is no move: a shopper may have been quicker, and have a menu open.
    if (left.key === key) return;
    closeMenus();
    if (left.pathname === pathname) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key, pathname]);
}
