// Synchronizes the cart between tabs. The badge uses its stored number (session/cart-count.ts); drawer and page
// reload the cart. Uses storage events instead of a BroadcastChannel, so that values stored before are visible in the
// other tab.
import { store } from '../../../session/browser-storage.ts';

const key = 'vitrine.cart';

export function broadcastCart(): void {
  store(key, String(performance.now()));
  store(key, null);
}

export function receiveCart(onChanged: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) onChanged();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
