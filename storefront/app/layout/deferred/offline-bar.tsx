import { WifiOff } from '@vitrine/ui/icons.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../i18n/use-language.ts';
import { offlineMessages } from '../../messages/en/layout.ts';

// The page's interface to the service worker (worker/service-worker.ts).
/** Registers the service worker and sends it this page's files, which were loaded before it was active. */
export async function storeForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage([location.href, ...files]);
  } catch {
    // Service workers can be forbidden, for example in a private window.
  }
}

/** Subscribes to whether the page is an offline copy. */
function onOfflineCopy(listener: (isCopy: boolean) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const { serviceWorker } = navigator;
  const onMessage = ({ data }: MessageEvent<{ isCopy?: boolean }>) => {
    if (data?.isCopy !== undefined) listener(data.isCopy);
  };
  serviceWorker.addEventListener('message', onMessage);
  serviceWorker.startMessages();
  serviceWorker.controller?.postMessage('is-copy');
  return () => serviceWorker.removeEventListener('message', onMessage);
}

function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineBar() {
  const t = useMessages(offlineMessages);
  const isOnline = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  const [isCopy, setCopy] = useState(false);
  useEffect(() => onOfflineCopy(setCopy), []);
  return (
    <div role="status">
      {(!isOnline || isCopy) && (
        <p className="flex items-center justify-center gap-2 bg-warn-back px-4 py-2 text-small text-warn">
          <WifiOff size={18} />
          {isOnline ? t.copy : t.offline}
        </p>
      )}
    </div>
  );
}
