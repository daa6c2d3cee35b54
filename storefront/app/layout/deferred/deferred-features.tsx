import { Suspense, useEffect, useState } from 'react';
import { onCookieSettings } from '../footer/cookie-settings.tsx';
import { lazyExtra } from './lazy-extra.ts';
import { whenIdle } from './when-idle.ts';

const Extras = lazyExtra(async () => (await import('./extras.tsx')).Extras);

/** What no page needs to be read. It comes when the page is idle, or when the shopper asks for it. */
export function DeferredFeatures() {
  const [isAwake, setAwake] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => whenIdle(() => setAwake(true)), []);
  useEffect(() => onCookieSettings(() => setAsked(true)), []);
  return (
    (isAwake || isAsked) && (
      <Suspense>
        <Extras areCookiesAsked={isAsked} onCookiesChosen={() => setAsked(false)} />
      </Suspense>
    )
  );
}
