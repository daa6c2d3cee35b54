import { Suspense, useEffect, useState } from 'react';
import { onCookieSettings } from '../footer/cookie-settings.tsx';
import { lazyExtra } from './lazy-extra.ts';
import { runWhenIdle } from './run-when-idle.ts';

const Extras = lazyExtra(async () => (await import('./extras.tsx')).Extras);

/** Features that a page works without. They load when the page is idle or the shopper requests them. */
export function DeferredFeatures() {
  const [isIdle, setIdle] = useState(false);
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  useEffect(() => onCookieSettings(() => setSettingsOpen(true)), []);
  return (
    (isIdle || areSettingsOpen) && (
      <Suspense>
        <Extras areCookiesAsked={areSettingsOpen} onCookiesChosen={() => setSettingsOpen(false)} />
      </Suspense>
    )
  );
}
