import { buttonClassName } from '@vitrine/ui/button.tsx';
import { iconButton } from '@vitrine/ui/class-names.ts';
import { CircleCheck, X } from '@vitrine/ui/icons.ts';
import { closeModal, openDismissibleModal } from '@vitrine/ui/modal.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { useMessages } from '../../../i18n/use-language.ts';
import { cartScreenMessages } from '../../../messages/en/cart.ts';
import { useEstimate } from '../actions/quote-shipping.ts';
import { closeDrawer, useCart } from '../cart-store.ts';
import { CartLines } from './cart-line.tsx';
import { CartTotals } from './cart-totals.tsx';
import { CheckOutLink } from './check-out-link.tsx';
import { DeliveryMeter } from './delivery-meter.tsx';

interface CartDrawerProps {
  added: string;
  /** Says once that the product was added. */
  notice: string;
  /** Toasts must be inside the dialog, otherwise they are inert. */
  children: ReactNode;
}

/** Shows the cart after a product was added. */
export function CartDrawer({ added, notice, children }: CartDrawerProps) {
  const t = useMessages(cartScreenMessages);
  const { cart, count, estimate, isPending } = useCart();
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  useEstimate();
  // Closes after navigation or when the cart is empty.
  const isOver = pathname !== openedAt || !cart || cart.products.length === 0;
  useEffect(() => {
    if (isOver) closeDrawer();
  }, [isOver]);
  return (
    <dialog
      ref={openDismissibleModal}
      onClose={closeDrawer}
      aria-labelledby="drawer-title"
      aria-describedby="drawer-notice"
      className="cart-drawer"
    >
      <div className="cart-drawer-panel flex flex-col bg-surface text-body shadow-drawer">
        <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5">
          <h2 id="drawer-title" className="text-h3">
            {t.titleWith(count)}
          </h2>
          <button type="button" aria-label={t.close} onClick={closeModal} className={iconButton}>
            <X />
          </button>
        </div>
        {cart && (
          <>
            <div className="cart-drawer-lines flex flex-col gap-4 px-5 pt-4">
              <p id="drawer-notice" className="flex items-center gap-2 text-small font-medium text-success">
                <CircleCheck size={18} />
                {notice}
              </p>
              <DeliveryMeter cart={cart} />
              <CartLines lines={cart.products} added={added} compact />
            </div>
            <div className="flex flex-col gap-3 border-t border-line bg-sunken px-5 py-4">
              <CartTotals cart={cart} estimate={estimate} isPending={isPending} />
              <div className="cart-drawer-actions flex flex-wrap gap-3">
                <LocalLink to="/cart" className={buttonClassName('secondary', 'flex-1 px-3 whitespace-nowrap')}>
                  {t.viewCart}
                </LocalLink>
                <CheckOutLink cart={cart} short className="flex-1 px-3 whitespace-nowrap" />
              </div>
              <button
                type="button"
                onClick={closeModal}
                className="min-h-11 font-medium text-link underline underline-offset-4 hover:no-underline"
              >
                {t.continueShopping}
              </button>
            </div>
          </>
        )}
      </div>
      {children}
    </dialog>
  );
}
