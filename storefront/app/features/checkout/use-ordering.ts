import type { Cart } from '@vitrine/contract/cart-shapes.ts';
import { useRef, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { grandTotal } from '../../format/totals.ts';
import type { ErrorNotice } from '../../forms/error-panel.tsx';
import type { Problems } from '../../forms/problems.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { getCurrency } from '../../session/document-data.ts';
import type { ContactField } from './checkout-draft.ts';
import { checkoutMessages } from './checkout-messages.ts';
import { orderBody } from './order-body.ts';
import { type Placed, placeOrder } from './place-order.ts';
import { sortRefusal } from './refusal.ts';
import type { ContactForm } from './use-contact-form.ts';
import type { Delivery } from './use-delivery.ts';
import type { PaymentForm } from './use-payment-form.ts';

interface OrderingParts {
  /** What went wrong before the shopper came here. */
  earlier: ErrorNotice | null;
  cart: Cart;
  contact: ContactForm;
  delivery: Delivery;
  payment: PaymentForm;
  reloadCart: () => Promise<void>;
  onPlaced: (placed: Placed) => void;
  /** The first step has to be corrected. */
  onContactRefused: (problems: Problems<ContactField>) => void;
}

/** The press on the order button, from the check of the form to the shop's answer. Pressed twice, it counts once. */
export function useOrdering(parts: OrderingParts) {
  const { earlier, cart, contact, delivery, payment, reloadCart, onPlaced, onContactRefused } = parts;
  const language = useLanguage();
  const t = checkoutMessages[language];
  const [isOrdering, setOrdering] = useState(false);
  const [trouble, setTrouble] = useState<ErrorNotice | null>(earlier);
  const isRunning = useRef(false);

  const tellChange = (words: string) => {
    setTrouble({ tone: 'warn', words });
    delivery.renew();
    return reloadCart();
  };

  const send = async (): Promise<Placed | null> => {
    const seen = delivery.quote?.totals && grandTotal(delivery.quote.totals)?.value;
    const { chosen, totals } = await delivery.settle();
    const amount = totals && grandTotal(totals)?.value;
    const method = payment.methods.list?.find(({ code }) => code === payment.method);
    if (!chosen || !method || typeof amount !== 'number') return null;
    if (amount !== seen) {
      await tellChange(t.changed(t.theTotal));
      return null;
    }
    const facts = { contact: contact.form.values, payment: payment.form.values, method, amount };
    return placeOrder(cart.code, orderBody({ ...facts, quote: chosen.shippingQuoteOptionId, currency: getCurrency() }));
  };

  const explain = (error: unknown): unknown => {
    const refusal = sortRefusal(error, payment.form.values.billingSame !== '');
    if (refusal.kind === 'changed') return tellChange(refusal.words ?? t.changed(t.theTotal));
    if (refusal.kind === 'gone') return reloadCart();
    if (refusal.kind === 'other') return setTrouble({ tone: 'error', words: errorMessage(error, language) });
    if (Object.keys(refusal.contact).length > 0) return onContactRefused(refusal.contact);
    return payment.form.refuse(refusal.payment);
  };

  const order = async () => {
    if (isRunning.current || !payment.form.isValid()) return;
    isRunning.current = true;
    setOrdering(true);
    setTrouble(null);
    try {
      const placed = await send();
      if (placed) onPlaced(placed);
    } catch (error) {
      explain(error);
    } finally {
      isRunning.current = false;
      setOrdering(false);
    }
  };

  return { order, isOrdering, trouble };
}
