import { isReact, type PageModules } from './page-modules.ts';

declare global {
  interface Window {
    __pageModules?: PageModules;
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/** Where the router finds the scroll positions of the session. */
const scrollPositions = 'react-router-scroll-positions';

const whenParsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve());
    else resolve();
  });

/** A new task, so that the browser can paint and react to input between two scripts. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface LoadReactOptions {
  /** Called when the largest script has been loaded. */
  onArrived: () => void;
  /** Resolves when the browser has shown what was pressed last. */
  whenShown: () => Promise<void>;
}

/** Loads all scripts at once and runs them one by one. In development the page has no list: the router loads itself. */
export async function loadReact({ onArrived, whenShown }: LoadReactOptions): Promise<void> {
  await whenParsed();
  const { __pageModules: modules } = window;
  if (!modules) return;
  const { files, routes, entry, atOnce } = modules;
  if (!atOnce) for (const file of [...files, entry]) preload(file);
  await whenShown();
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    if (isReact(file)) onArrived();
    await nextTask();
    await whenShown();
  }
  const loadRoute = async ([id, parts]: [string, readonly string[]]) => {
    const found = await Promise.all(parts.map((file) => import(/* @vite-ignore */ file) as Promise<object>));
    return [id, Object.assign({}, ...found)] as const;
  };
  window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(Object.entries(routes).map(loadRoute)));
  keepScrollPosition();
  await import(/* @vite-ignore */ entry);
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** The router restores the position from before a reload. The shopper may have scrolled since. */
function keepScrollPosition(): void {
  try {
    const key = history.state?.key;
    const stored = JSON.parse(sessionStorage.getItem(scrollPositions) ?? '{}') as Record<string, number>;
    if (key in stored) sessionStorage.setItem(scrollPositions, JSON.stringify({ ...stored, [key]: scrollY }));
  } catch {
    // Without storage nothing is restored either.
  }
}
