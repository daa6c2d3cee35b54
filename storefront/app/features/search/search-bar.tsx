import { Search } from '@vitrine/ui/icons.ts';
import { type ComponentProps, lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import { localPath } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { searchMessages } from '../../messages/en/search.ts';
import { translate } from '../../messages/translate.ts';
import type { SearchedCategory } from './suggested-links.ts';
import type { BoxState } from './suggestion-box.tsx';

const SuggestionBox = lazy(() => import('./suggestion-box.tsx'));

const overlay = 'absolute top-full z-30 mt-2 rounded-panel border border-line bg-raised p-2 shadow-menu';
const places = {
  over: `${overlay} inset-x-0`,
  wide: `${overlay} right-0 w-112`,
  below: 'mt-3 max-sm:w-[calc(100vw-2*var(--gutter))]',
};

interface SearchBarProps extends Pick<ComponentProps<'input'>, 'autoFocus'> {
  inputRef?: RefObject<HTMLInputElement | null>;
  query?: string;
  /** Distinguishes two search bars on one page. */
  label?: string;
  shopUrl: string;
  /** Categories that are suggested by name. */
  categories: readonly SearchedCategory[];
  /** Suggestions overlay the content, are wider than the field, or push the content down. */
  suggestions?: keyof typeof places;
}

/** A plain GET form. Suggestions are loaded when the shopper types. */
export function SearchBar(props: SearchBarProps) {
  const { inputRef, query = '', label, shopUrl, categories, suggestions = 'over', ...rest } = props;
  const language = useLanguage();
  const t = translate(searchMessages, language);
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const listId = useId();
  const [isAwake, setAwake] = useState(false);
  const [{ open, active }, setBox] = useState<BoxState>({ open: false, active: undefined });
  useEffect(() => {
    // The input may have been focused before hydration.
    if (document.activeElement === input.current) setAwake(true);
  }, [input]);
  return (
    <Form
      role="search"
      aria-label={label ?? t.submit}
      action={localPath(language, '/search')}
      method="get"
      className="relative min-w-0 flex-1"
    >
      <div className="relative flex">
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={query}
          required
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={active}
          aria-label={t.placeholder}
          placeholder={t.placeholder}
          {...rest}
          onFocus={() => setAwake(true)}
          onInput={() => setAwake(true)}
          className="h-12 w-full rounded-full border border-line-strong bg-surface pr-14 pl-5 text-base text-body"
        />
        <button
          type="submit"
          aria-label={t.submit}
          className="absolute inset-y-0.5 right-0.5 inline-flex w-11 items-center justify-center rounded-full text-strong hover:bg-tint"
        >
          <Search size={20} />
        </button>
      </div>
      {isAwake && (
        <Suspense>
          <SuggestionBox
            input={input}
            query={query}
            listId={listId}
            shopUrl={shopUrl}
            categories={categories}
            className={places[suggestions]}
            onChange={setBox}
          />
        </Suspense>
      )}
    </Form>
  );
}
