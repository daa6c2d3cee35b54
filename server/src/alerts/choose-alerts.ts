// Pure: selects the alerts to send now. Mails are limited by stock: three units justify nine mails in an hour, not five
// hundred.

export type Reason = 'arrived' | 'pre-order' | 'cheaper';

export interface AlertRequest {
  readonly kind: 'stock' | 'price';
  readonly seenPrice: number;
  readonly hadPreOrder: boolean;
}

export interface Situation {
  /** Units that can be ordered. */
  readonly stock: number;
  readonly price: number;
  readonly preOrder: boolean;
}

const MAILS_PER_PIECE = 3;
/** Pre-orders are not limited by stock, so the limit only protects the mail server. */
const PRE_ORDER_MAILS = 100;

/** The reason to send an alert now; undefined when its condition is not met. */
export function reasonFor({ kind, seenPrice, hadPreOrder }: AlertRequest, now: Situation): Reason | undefined {
  if (kind === 'price') return now.stock > 0 && now.price < seenPrice ? 'cheaper' : undefined;
  if (now.stock > 0) return 'arrived';
  return now.preOrder && !hadPreOrder ? 'pre-order' : undefined;
}

/** First come, first served. `told` is the number of mails about this product in the last hour. */
export function chooseAlertsToSend<W extends AlertRequest>(
  waiting: readonly W[],
  now: Situation,
  notifiedCount: number,
): { alert: W; reason: Reason }[] {
  const max = now.stock > 0 ? MAILS_PER_PIECE * now.stock : PRE_ORDER_MAILS;
  const due = waiting.flatMap((alert) => {
    const reason = reasonFor(alert, now);
    return reason ? [{ alert, reason }] : [];
  });
  return due.slice(0, Math.max(0, max - notifiedCount));
}
