import { LoadingPill } from '@vitrine/ui/loading-pill.tsx';
import { ToastList } from '@vitrine/ui/toast.tsx';
import { useEffect } from 'react';
import { useMessages } from '../../../i18n/use-language.ts';
import { cartScreenMessages } from '../../../messages/en/cart.ts';
import { flushQuantityChanges } from '../actions/change-lines.ts';
import { loadCart } from '../actions/load-cart.ts';
import { sendOfflineChanges } from '../actions/send-offline-changes.ts';
import { receiveCart, syncOfflineChanges, useCart } from '../cart-store.ts';
import { CartDrawer } from './cart-drawer.tsx';

/** Drawer, toasts and loading indicator, rendered on every page once the cart is active. */
export function CartLayers() {
  const t = useMessages(cartScreenMessages);
  const { drawer, isBusy } = useCart();
  useEffect(() => {
    const stopFollowing = syncOfflineChanges();
    const send = () => sendOfflineChanges().then(loadCart);
    send();
    window.addEventListener('online', send);
    const stopListening = receiveCart(loadCart);
    window.addEventListener('pagehide', flushQuantityChanges);
    return () => {
      stopFollowing();
      window.removeEventListener('online', send);
      stopListening();
      window.removeEventListener('pagehide', flushQuantityChanges);
    };
  }, []);
  const toasts = <ToastList closeLabel={t.close} className={drawer ? 'toasts-above' : undefined} />;
  return (
    <>
      <LoadingPill isShown={isBusy} label={t.loading} />
      {drawer ? <CartDrawer {...drawer}>{toasts}</CartDrawer> : toasts}
    </>
  );
}
