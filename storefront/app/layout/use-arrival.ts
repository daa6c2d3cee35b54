import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { closeMenus } from './close-menus.ts';

/** After a move within the shop: menus close, and the keyboard and the screen reader start at the new heading. */
export function useArrival(): void {
  const { pathname, search } = useLocation();
  const lastPath = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every move closes the menus, also one that changes only the query
  useEffect(closeMenus, [pathname, search]);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
