import { iconButton } from '@vitrine/ui/class-names.ts';
import { ChevronDown, Menu, X } from '@vitrine/ui/icons.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../../messages/en/layout.ts';
import type { MenuCategory, MenuLink } from '../frame/frame-data.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface MobileMenuProps {
  categories: MenuCategory[];
  pages: MenuLink[];
}

const row = 'flex min-h-12 flex-1 items-center';

export function MobileMenu({ categories, pages }: MobileMenuProps) {
  const t = useMessages(layoutMessages);
  return (
    <>
      <button type="button" popoverTarget="mobile-menu" aria-label={t.menu} className={`${iconButton} -ml-2.5`}>
        <Menu size={24} />
      </button>
      <nav id="mobile-menu" popover="auto" aria-label={t.menu} className="menu menu-drawer shadow-drawer">
        <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5">
          <h2 className="text-h3">{t.menu}</h2>
          <button
            type="button"
            popoverTarget="mobile-menu"
            popoverTargetAction="hide"
            aria-label={t.closeMenu}
            className={iconButton}
          >
            <X size={24} />
          </button>
        </div>
        <div className="flex flex-col gap-6 px-5 py-4">
          <section>
            <h3 className="text-small font-semibold text-muted font-sans">{t.store}</h3>
            <ul className="divide-y divide-line">
              <li>
                <LocalLink to="/category/all" className={`${row} font-semibold text-link`}>
                  {t.viewAll}
                </LocalLink>
              </li>
              {categories.map((category) => (
                <li key={category.id}>
                  <CategoryRow category={category} />
                </li>
              ))}
            </ul>
          </section>
          {pages.length > 0 && (
            <section>
              <h3 className="text-small font-semibold text-muted font-sans">{t.blogs}</h3>
              <ul className="divide-y divide-line">
                {pages.map(({ slug, name, nameLanguage }) => (
                  <li key={slug}>
                    <LocalLink {...nameLanguage} to={`/content/${slug}`} className={`${row} py-2 text-strong`}>
                      {name}
                    </LocalLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <LocalLink to="/wishlist" className={`${row} border-y border-line font-medium text-strong`}>
            {t.wishlist}
          </LocalLink>
          <div className="switches flex flex-col gap-1">
            <LanguageSwitch full />
            <ThemeSwitch />
          </div>
        </div>
      </nav>
    </>
  );
}

/** The name is a link, and the chevron opens the children: two separate targets. */
function CategoryRow({ category }: { category: MenuCategory }) {
  const t = useMessages(layoutMessages);
  const link = (
    <LocalLink
      {...category.nameLanguage}
      to={`/category/${category.slug}`}
      className={`${row} font-medium text-strong`}
    >
      {category.name}
    </LocalLink>
  );
  if (category.children.length === 0) return <div className="flex">{link}</div>;
  return (
    <div className="relative">
      <div className="mr-12 flex">{link}</div>
      <details name="mobile-categories" className="group">
        <summary
          aria-label={t.openCategory(category.name)}
          className="absolute top-0.5 right-0 inline-flex size-11 items-center justify-center rounded-control text-strong"
        >
          <ChevronDown className="transition-transform duration-240 group-open:rotate-180" size={20} />
        </summary>
        <ul className="pb-3 pl-4">
          {category.children.map((child) => (
            <li key={child.slug}>
              <LocalLink
                {...child.nameLanguage}
                to={`/category/${child.slug}`}
                className="flex min-h-11 items-center text-second"
              >
                {child.name}
              </LocalLink>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
