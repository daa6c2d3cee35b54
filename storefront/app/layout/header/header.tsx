import { iconButton } from '@vitrine/ui/class-names.ts';
import { Heart } from '@vitrine/ui/icons.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../../messages/en/layout.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';
import { BlogsMenu } from './blogs-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { LanguageMenu } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { HeaderSearch, SearchMenu, SearchToggle } from './search-menu.tsx';
import { StoreMenu } from './store-menu.tsx';
import { UserMenu } from './user-menu.tsx';

export function Header() {
  const t = useMessages(layoutMessages);
  const { store, categories, pages } = useLayoutData();
  return (
    <header className="site-header">
      <div className="site-header-row container flex items-center gap-1">
        <div className="lg:hidden">
          <MobileMenu categories={categories} pages={pages} />
        </div>
        <Logo name={store.name} />
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
