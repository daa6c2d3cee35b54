import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { closeMenus } from '../header/close-menus.ts';

interface Place {
  /** Every navigation has its own key, also one to the current URL. */
  key: string;
  /** Screen that is shown: filters and variants change the URL, but not the screen. */
  screen: string;
}

/** Outside React: an error page replaces the whole document, and its heading must be focused as well. */
let last: Place | null = null;

/** A search for other words is another screen. */
const screenOf = (pathname: string, search: string): string =>
  `${pathname} ${new URLSearchParams(search).get('q') ?? ''}`;

/**
 * After navigation within the shop: closes menus, and moves the focus of keyboard and screen reader to the new heading.
 */
export function useFocusAfterNavigation(): void {
  const { key, pathname, search } = useLocation();
  const screen = screenOf(pathname, search);

  useEffect(() => {
    const previous = last;
    last = { key, screen };
    // Hydration is no navigation: the shopper may have opened a menu before it.
    if (previous === null || previous.key === key) return;
    closeMenus();
    if (previous.screen !== screen) return focusHeading();
  }, [key, screen]);
}

/** Parts of some pages are loaded later. Returns what ends the waiting. */
function focusHeading(): (() => void) | undefined {
  if (focusNow()) return;
  const observer = new MutationObserver(() => focusNow() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusNow(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
