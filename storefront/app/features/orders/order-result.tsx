import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useHasCall } from '../../api/absent-calls.ts';
import { localPath } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { getPlacedOrder } from '../../session/placed-order.ts';
import { FailedPaymentUnknown } from './failed-payment-unknown.tsx';
import { accessFrom, fetchPaymentOutcome } from './order-access.ts';
import { OrderFailed, OrderReceived, OrderUnknown } from './order-notices.tsx';
import { ResultFailed } from './result-failed.tsx';
import { ResultSuccess } from './result-success.tsx';
import { useOrder, usePolling } from './use-order.ts';
import { WithdrawLink } from './withdraw-link.tsx';

interface OrderResultProps {
  page: ResultKind;
  skeleton: ReactNode;
  /** Called when the payment result is known; the cart of the order no longer exists. */
  onAnswered: (isAccepted: boolean) => void;
  adoptCart: (cart: Cart) => void;
  /** Shown after an order of a guest. */
  guestOffer: (order: Order) => ReactNode;
}

/** The page after the payment. The server requests the payment state, which decides the screen. */
export function OrderResult({ page, skeleton, onAnswered, adoptCart, guestOffer }: OrderResultProps) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const access = accessFrom(query.get('order'), query.get('key'));
  const { found, renew } = useOrder(access, (known) =>
    fetchPaymentOutcome(known, page === 'unpaid' ? 'failed' : 'paid'),
  );
  // Another server may show orders to customers only. It has accepted the order that this browser knows, unless it says otherwise.
  const canRead = useHasCall('readOrder');
  const placed = canRead || found.phase !== 'unknown' || page === 'unpaid' ? null : getPlacedOrder();
  const result = found.phase === 'ready' ? resultOf(found.order.paymentStatus, page) : placed && 'confirm';
  const hasGivenUp = usePolling(result === 'pending', renew);

  const tell = useEffectEvent((known: ResultKind) => {
    onAnswered(known === 'confirm');
    // Replace the URL by the one of the result, so that a reload shows the same screen.
    if (known !== page) navigate(localPath(language, `/order-${known}`) + location.search, { replace: true });
  });
  useEffect(() => {
    if (result) tell(result);
  }, [result]);

  if (found.phase === 'loading') return skeleton;
  if (placed) return <OrderReceived id={placed.id} />;
  if (found.phase === 'unknown') {
    const Unknown = page === 'unpaid' ? FailedPaymentUnknown : OrderUnknown;
    return <Unknown returnTo="/recent-order" />;
  }
  if (found.phase === 'failed') return <OrderFailed error={found.error} onRetry={renew} />;
  if (result === 'unpaid') {
    return <ResultFailed order={found.order} access={found.access} adoptCart={adoptCart} />;
  }
  return (
    <ResultSuccess
      order={found.order}
      isPending={result === 'pending'}
      hasGivenUp={hasGivenUp}
      onCheckAgain={renew}
      guestOffer={guestOffer(found.order)}
    >
      <WithdrawLink order={found.order} access={found.access} />
    </ResultSuccess>
  );
}

/** confirm: accepted. pending: the payment state is not final. error: the payment has failed. */
export type ResultKind = 'confirm' | 'pending' | 'unpaid';

/** The screen is chosen by the payment state, not by the URL the shopper returned to. */
export function resultOf(status: Order['paymentStatus'], page: ResultKind): ResultKind {
  if (status === 'failed') return 'unpaid';
  if (status === 'pending') return 'pending';
  // Canceled on the payment page, but it can still be paid.
  if (status === 'open') return page === 'unpaid' ? 'unpaid' : 'pending';
  return 'confirm';
}
