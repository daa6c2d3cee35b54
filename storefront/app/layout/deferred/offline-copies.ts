// The page's side of the worker that keeps copies (worker/service-worker.ts).

/** Starts the worker, and has it keep this page too, which was there before it. */
export async function storeForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage([location.href, ...files]);
  } catch {
    // Not allowed here, for example in a private window: then pages need a connection.
  }
}

/** Hears whether what is shown is a copy, because the shop could not be reached. */
export function onCopy(hear: (isCopy: boolean) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const { serviceWorker } = navigator;
  const listen = ({ data }: MessageEvent<{ isCopy?: boolean }>) => {
    if (data?.isCopy !== undefined) hear(data.isCopy);
  };
  serviceWorker.addEventListener('message', listen);
  serviceWorker.startMessages();
  serviceWorker.controller?.postMessage('is-copy');
  return () => serviceWorker.removeEventListener('message', listen);
}
