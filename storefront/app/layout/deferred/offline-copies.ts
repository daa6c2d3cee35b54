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
export function onOfflineCopy(listener: (isCopy: boolean) => void): () => void {
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
