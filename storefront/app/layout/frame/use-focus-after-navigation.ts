import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { closeMenus } from '../header/close-menus.ts';

/**
 * After navigation within the shop: closes menus, and moves the focus of keyboard and screen reader to the new heading.
 */
export function useFocusAfterNavigation(): void {
  // Every navigation has its own key, also one to the current URL.
  const { key, pathname } = useLocation();
  const last = useRef({ key, pathname });

  useEffect(() => {
    const { current: previous } = last;
    last.current = { key, pathname };
    // Hydration is no navigation: the shopper may have opened a menu before it.
    if (previous.key === key) return;
    closeMenus();
    if (previous.pathname === pathname) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key, pathname]);
}
