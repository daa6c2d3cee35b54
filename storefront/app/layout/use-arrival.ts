import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { closeMenus } from './close-menus.ts';

/** After a move within the shop: menus close, and the keyboard and the screen reader start at the new heading. */
export function useArrival(): void {
  const { pathname, search } = useLocation();
  const last = useRef({ pathname, search });

  useEffect(() => {
    const { current: left } = last;
    last.current = { pathname, search };
    const isOtherPage = left.pathname !== pathname;
    // The script's own arrival is no move: a shopper may have been quicker, and have a menu open.
    if (!isOtherPage && left.search === search) return;
    closeMenus();
    if (!isOtherPage) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, search]);
}
