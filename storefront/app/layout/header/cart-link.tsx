import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { CartBadge } from '../../features/cart/buttons/cart-badge.tsx';
import { cartMessages } from '../../features/cart/buttons/cart-messages.ts';
import { useCartCount } from '../../features/cart/state/use-cart-count.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { iconButton } from '../../ui/icon-button.ts';

export function CartLink() {
  const t = useMessages(cartMessages);
  const count = useCartCount();
  return (
    <LocalLink to="/cart" aria-label={count > 0 ? t.cartWith(count) : t.cart} className={iconButton}>
      <ShoppingBag size={24} />
      <CartBadge count={count} />
    </LocalLink>
  );
}
