import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { readOrder, restoreCart } from '@vitrine/contract/orders/orders.ts';
import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { Clock } from '@vitrine/ui/icons.ts';
import { ErrorPanel } from '@vitrine/ui/panel.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { ignoreError } from '../../api/api-errors.ts';
import { errorMessage } from '../../api/error-message.ts';
import { orderNumberOf } from '../../format/values.ts';
import { useLoad } from '../../hooks/use-load.ts';
import { localPath } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { checkoutMessages } from '../../messages/en/checkout.ts';
import { translate } from '../../messages/translate.ts';
import { getPlacedOrder, type PlacedOrder } from '../../session/placed-order.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { resumeOrder, retryPayment } from './place-order.ts';

interface WaitingOrderProps {
  skeleton: ReactNode;
  onRestored: (cart: Cart) => void;
}

interface Waiting {
  order: Order;
  placed: PlacedOrder;
}

/** Shows an unpaid order of this browser, which can be paid or changed. Without one it goes to the cart. */
export function WaitingOrder({ skeleton, onRestored }: WaitingOrderProps) {
  const language = useLanguage();
  const t = translate(checkoutMessages, language);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const { data: waiting } = useLoad('order', async (signal) => {
    const found = await findWaiting();
    if (found && isOpen(found.order)) return found;
    if (signal.aborted) return null;
    if (!found) navigate(localPath(language, '/cart'), { replace: true });
    else navigate(localPath(language, `/order-failure?order=${found.order.id}&key=${found.placed.key}`));
    return null;
  });

  if (!waiting) return skeleton;
  const { order, placed } = waiting;
  const run = (task: () => Promise<void>) => async () => {
    if (isBusy) return;
    setBusy(true);
    setMessage(null);
    try {
      await task();
    } catch (error) {
      setMessage(errorMessage(error, language));
      setBusy(false);
    }
  };
  const pay = run(async () => {
    const url = order.payUrl ?? (await retryPayment(placed.cart, placed.key, order.paymentModule));
    if (url) location.assign(url);
    else navigate(localPath(language, `/order-confirm?order=${order.id}&key=${placed.key}`));
  });
  const change = run(async () => {
    onRestored(await shopperApi()(restoreCart, { params: { id: order.id }, query: { key: placed.key } }));
  });
  return (
    <EmptyState icon={<Clock size={56} />} title={t.waiting(orderNumberOf(order))}>
      <p>{t.waitingText}</p>
      {message && <ErrorPanel key={message} tone="error" message={message} />}
      <Button onClick={pay} aria-busy={isBusy}>
        {isBusy && <Spinner size={20} />}
        {t.payNow}
      </Button>
      <Button kind="quiet" onClick={change}>
        {t.changeOrder}
      </Button>
    </EmptyState>
  );
}

const isOpen = ({ paymentStatus }: Order): boolean => paymentStatus === 'open' || paymentStatus === 'pending';

/** An order of this browser that is unpaid or can be restored to a cart; null when there is none. */
async function findWaiting(): Promise<Waiting | null> {
  await ignoreError('lost answer', resumeOrder());
  const placed = getPlacedOrder();
  if (!placed?.key) return null;
  const call = { params: { id: placed.id }, query: { key: placed.key } };
  const order = await ignoreError('order', shopperApi()(readOrder, call));
  return order && (isOpen(order) || order.canRestoreCart) ? { order, placed } : null;
}

/** Instead of the checkout, in a shop that takes no orders yet. */
export function OpensLater() {
  const t = useMessages(checkoutMessages);
  return (
    <EmptyState icon={<Clock size={56} />} title={t.opensLater}>
      <p>{t.opensLaterText}</p>
      <LocalLink to="/category/all" className={buttonClassName('secondary')}>
        {t.lookAround}
      </LocalLink>
    </EmptyState>
  );
}
