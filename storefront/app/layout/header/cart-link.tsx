import { iconButton } from '@vitrine/ui/class-names.ts';
import { ShoppingBag } from '@vitrine/ui/icons.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { cartMessages } from '../../messages/en/cart.ts';
import { writeCartCount } from '../../session/cart-code.ts';
import { useCartCount } from '../../session/cart-count.ts';

export function CartLink() {
  const t = useMessages(cartMessages);
  const count = useCartCount();
  return (
    <LocalLink to="/cart" aria-label={count > 0 ? t.cartWith(count) : t.cart} className={`${iconButton} cart-link`}>
      <ShoppingBag size={24} />
      <CartBadge count={count} />
    </LocalLink>
  );
}

/** Hidden from screen readers: the label of the link contains the count. */
const CartBadge = ({ count }: { count: number }) =>
  count > 0 && (
    <span
      key={count}
      aria-hidden
      className="badge bump tabular absolute top-0 right-0 inline-flex h-[min(1.25rem,26px)] min-w-[min(1.25rem,26px)] items-center justify-center rounded-full bg-action px-1 text-[min(0.8125rem,17px)] leading-none font-semibold text-on-action"
    >
      {writeCartCount(count)}
    </span>
  );
