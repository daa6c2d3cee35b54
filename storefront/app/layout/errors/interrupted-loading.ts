// When the code of a page cannot be loaded, the router reloads the current page. The target is stored, so that the
// reloaded page can report the failure and offer a retry.

const storageKey = 'vitrine.interrupted';

export function setInterruptedPage(to: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ from: location.href, to }));
  } catch {
    // Without storage the shopper just has to click again.
  }
}

/** The target of the interrupted navigation, if this page is its reload. Returned once. */
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
