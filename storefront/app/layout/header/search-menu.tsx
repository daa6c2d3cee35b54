import { iconButton } from '@vitrine/ui/class-names.ts';
import { Search, X } from '@vitrine/ui/icons.ts';
import { type ToggleEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { SearchBar } from '../../features/search/search-bar.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../../messages/en/layout.ts';
import { menuLinks } from '../frame/frame-data.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';

/** On wide screens the field itself is in the header. It shows what was searched for. */
export function HeaderSearch() {
  const t = useMessages(layoutMessages);
  const { shopUrl, categories } = useLayoutData();
  const query = useSearchParams()[0].get('q') ?? '';
  return (
    <div className="hidden w-64 lg:flex xl:w-80">
      <SearchBar
        key={query}
        query={query}
        label={t.searchProducts}
        shopUrl={shopUrl}
        categories={menuLinks(categories)}
        suggestions="wide"
      />
    </div>
  );
}

/** Opens the search bar where the header has no room for it. */
export function SearchToggle() {
  const t = useMessages(layoutMessages);
  return (
    <button
      type="button"
      popoverTarget="search-menu"
      aria-label={t.searchProducts}
      className={`${iconButton} lg:hidden`}
    >
      <Search />
    </button>
  );
}

export function SearchMenu() {
  const t = useMessages(layoutMessages);
  const { shopUrl, categories } = useLayoutData();
  const input = useRef<HTMLInputElement>(null);
  const focus = (event: ToggleEvent) => {
    if (event.newState === 'open') input.current?.focus();
  };
  return (
    <div id="search-menu" popover="auto" className="menu menu-wide shadow-drawer" onToggle={focus}>
      <div className="container py-5">
        <div className="mx-auto flex max-w-3xl items-start gap-2 sm:gap-4">
          {/* Without hydration, autoFocus makes the browser focus the field. */}
          <SearchBar
            inputRef={input}
            autoFocus
            label={t.searchProducts}
            shopUrl={shopUrl}
            categories={menuLinks(categories)}
            suggestions="below"
          />
          <button
            type="button"
            popoverTarget="search-menu"
            popoverTargetAction="hide"
            className="inline-flex min-h-12 items-center justify-center font-medium text-link underline underline-offset-4 max-sm:w-11 sm:px-1"
          >
            {/* On a phone the text would take half of the field's width. */}
            <X size={24} className="sm:hidden" />
            <span className="max-sm:sr-only">{t.cancelSearch}</span>
          </button>
        </div>
      </div>
    </div>
  );
}
