import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ToggleEvent, useRef } from 'react';
import { SearchBar } from '../../features/search/search-bar.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../../messages/en/layout.ts';
import { iconButton } from '../../ui/class-names.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';

/** On a wide screen the toggle looks like the field it opens. */
export function SearchToggle() {
  const t = useMessages(layoutMessages);
  return (
    <button
      type="button"
      popoverTarget="search-menu"
      aria-label={t.searchProducts}
      className={`${iconButton} lg:h-11 lg:w-80 lg:cursor-text! lg:justify-start lg:gap-3 lg:rounded-full lg:border lg:border-line-strong lg:bg-surface lg:px-4 lg:text-muted`}
    >
      <Search className="size-6 lg:size-5" />
      <span className="hidden lg:inline" aria-hidden>
        {t.searchProducts}
      </span>
    </button>
  );
}

export function SearchMenu() {
  const t = useMessages(layoutMessages);
  const { shopUrl } = useLayoutData();
  const input = useRef<HTMLInputElement>(null);
  const focus = (event: ToggleEvent) => {
    if (event.newState === 'open') input.current?.focus();
  };
  return (
    <div id="search-menu" popover="auto" className="menu menu-wide shadow-drawer" onToggle={focus}>
      <div className="container py-5 lg:py-8">
        <div className="mx-auto flex max-w-3xl items-start gap-2 sm:gap-4">
          {/* Without hydration, autoFocus makes the browser focus the field. */}
          <SearchBar inputRef={input} autoFocus label={t.searchProducts} shopUrl={shopUrl} suggestions="below" />
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
