import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { useMessages } from '../../../i18n/use-language.ts';
import { cartScreenMessages } from '../../../messages/en/cart.ts';

interface CheckOutLinkProps {
  cart: Cart;
  short?: boolean;
  className?: string;
}

/** Disabled, with the reason beside it, while a line cannot be ordered. */
export function CheckOutLink({ cart, short = false, className }: CheckOutLinkProps) {
  const t = useMessages(cartScreenMessages);
  const label = short ? t.checkOutShort : t.checkOut;
  if (cart.canCheckOut) {
    return (
      <LocalLink to="/checkout" className={buttonClassName('primary', className)}>
        {label}
      </LocalLink>
    );
  }
  return (
    <>
      <Button disabled {...(className && { className })}>
        {label}
      </Button>
      <p className="text-small font-medium text-warn">{t.blocked}</p>
    </>
  );
}
