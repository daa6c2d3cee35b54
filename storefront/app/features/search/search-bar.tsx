import Search from 'lucide-react/icons/search';
import type { Ref } from 'react';
import { Form } from 'react-router';
import { localPath } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { searchMessages } from './search-messages.ts';

/** A plain form: the typed text becomes the address of the results. */
export function SearchBar({ inputRef, query }: { inputRef?: Ref<HTMLInputElement>; query?: string }) {
  const language = useLanguage();
  const t = searchMessages[language];
  return (
    <Form role="search" action={localPath(language, '/search')} method="get" className="relative flex flex-1">
      <input
        ref={inputRef}
        type="search"
        name="q"
        defaultValue={query}
        required
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t.placeholder}
        placeholder={t.placeholder}
        className="h-12 w-full rounded-full border border-line-strong bg-surface pr-14 pl-5 text-base text-body"
      />
      <button
        type="submit"
        aria-label={t.submit}
        className="absolute inset-y-0.5 right-0.5 inline-flex w-11 items-center justify-center rounded-full text-strong hover:bg-tint"
      >
        <Search size={20} />
      </button>
    </Form>
  );
}
