// Tabs of one browser show one cart. The badge follows by its own stored number (session/cart-count.ts); drawer and page,
// which show more, ask the shop again. Told by storage, not by a channel: what was stored before is then known there, too.
import { store } from '../../../session/browser-storage.ts';

const key = 'vitrine.cart';

export function broadcastCart(): void {
  store(key, String(performance.now()));
  store(key, null);
}

export function receiveCart(onChanged: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) onChanged();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
