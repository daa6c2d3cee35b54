// When the code of a page cannot be fetched the router reloads the page it is on. This remembers where the shopper wanted
// to go, so that the reloaded page can say that the loading failed and offer to try again.

const storageKey = 'vitrine.interrupted';

export function setInterruptedPage(to: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ from: location.href, to }));
  } catch {
    // Without storage the shopper only has to click again.
  }
}

/** Where the last page wanted to go, if this page is its reload. Told once. */
export function getInterruptedPage(): string | null {
  try {
    const saved = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const [entry] = performance.getEntriesByType('navigation');
    const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
    const { from, to } = JSON.parse(saved ?? '{}') as { from?: string; to?: string };
    return isReload && to && from === location.href ? to : null;
  } catch {
    return null;
  }
}
