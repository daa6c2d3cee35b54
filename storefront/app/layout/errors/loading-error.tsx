import { buttonClassName } from '@vitrine/ui/button.tsx';
import { TriangleAlert } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { use, useEffect, useState } from 'react';
import { createPath, UNSAFE_DataRouterContext as DataRouterContext, useNavigation } from 'react-router';
import { useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../../messages/en/layout.ts';

const timeoutMs = 120_000;

/** Reports that a page did not load: its code could not be fetched, or it took longer than two minutes. */
export function LoadingError() {
  const t = useMessages(layoutMessages);
  const { location } = useNavigation();
  const pendingPath = location ? createPath(location) : null;
  const [failedPath, setFailedPath] = useState<string | null>(null);

  const router = use(DataRouterContext)?.router;

  useEffect(() => setFailedPath(getInterruptedPage()), []);

  // Reads the router's state, because a failed load reloads the page before React has rendered the pending state.
  useEffect(() => {
    const storeTarget = () => {
      const target = router?.state.navigation.location;
      if (target) setInterruptedPage(createPath(target));
    };
    window.addEventListener('pagehide', storeTarget);
    return () => window.removeEventListener('pagehide', storeTarget);
  }, [router]);

  useEffect(() => {
    if (!pendingPath) return;
    setFailedPath(null);
    const timer = setTimeout(() => setFailedPath(pendingPath), timeoutMs);
    return () => {
      clearTimeout(timer);
      // The page has loaded, or another navigation has started.
      setFailedPath(null);
    };
  }, [pendingPath]);

  return (
    <div role="alert" className="container">
      {failedPath && (
        <Panel tone="error" className="mt-4" icon={<TriangleAlert className="shrink-0 text-error" />}>
          <p className="font-semibold text-strong">{t.loadingFailed}</p>
          <p className="mt-1">{t.loadingFailedText}</p>
          <a href={failedPath} className={buttonClassName('secondary', 'mt-4')}>
            {t.tryAgain}
          </a>
        </Panel>
      )}
    </div>
  );
}

// When the code of a page cannot be loaded, the router reloads the current page. The target is stored, so that the
// reloaded page can report the error and offer a retry.
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
