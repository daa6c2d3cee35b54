import { iconButton } from '@vitrine/ui/class-names.ts';
import { Heart, ShoppingBag } from '@vitrine/ui/icons.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { cartMessages } from '../../messages/en/cart.ts';
import { layoutMessages } from '../../messages/en/layout.ts';
import { writeCartCount } from '../../session/cart-code.ts';
import { useCartCount } from '../../session/cart-count.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';
import { BlogsMenu } from './blogs-menu.tsx';
import { LanguageMenu } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { HeaderSearch, SearchMenu, SearchToggle } from './search-menu.tsx';
import { StoreMenu } from './store-menu.tsx';
import { UserMenu } from './user-menu.tsx';

export function Header() {
  const t = useMessages(layoutMessages);
  const { categories, pages } = useLayoutData();
  return (
    <header className="site-header">
      <div className="site-header-row container flex items-center gap-1">
        <div className="lg:hidden">
          <MobileMenu categories={categories} pages={pages} />
        </div>
        <Logo />
        <nav aria-label={t.mainMenu} className="ml-6 hidden items-center lg:flex">
          <StoreMenu categories={categories} />
          <BlogsMenu pages={pages} />
        </nav>
        <div className="ml-auto flex items-center lg:gap-2">
          <HeaderSearch />
          <SearchToggle />
          <div className="hidden items-center lg:flex">
            <LanguageMenu />
          </div>
          <UserMenu />
          <LocalLink to="/wishlist" aria-label={t.wishlist} className={`${iconButton} max-lg:hidden`}>
            <Heart />
          </LocalLink>
          <CartLink />
        </div>
      </div>
      <SearchMenu />
    </header>
  );
}

function CartLink() {
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
