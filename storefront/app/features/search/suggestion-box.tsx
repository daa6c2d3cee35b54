import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { localPath } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { searchMessages } from '../../messages/en/search.ts';
import { translate } from '../../messages/translate.ts';
import { allLink, brandLinks, categoryLinks, type SearchedCategory } from './suggested-links.ts';
import { LinkOption, ProductOption } from './suggestion-option.tsx';
import { useSuggestions } from './use-suggestions.ts';

export interface BoxState {
  open: boolean;
  /** Id of the option selected with the arrow keys. */
  active: string | undefined;
}

interface SuggestionBoxProps {
  input: RefObject<HTMLInputElement | null>;
  /** Initial value of the input. */
  query: string;
  listId: string;
  shopUrl: string;
  categories: readonly SearchedCategory[];
  className: string;
  onChange: (state: BoxState) => void;
}

/** Listbox below the input. It listens to the input instead of rendering it, because it is loaded later. */
export default function SuggestionBox(props: SuggestionBoxProps) {
  const { input, query, listId, shopUrl, categories, className, onChange } = props;
  const language = useLanguage();
  const t = translate(searchMessages, language);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isShown, setShown] = useState(true);
  const [at, setAt] = useState(-1);
  const suggested = useSuggestions(typed, language, shopUrl);
  const { suggestions, preview } = suggested;
  const found = [...categoryLinks(categories, suggested.typed), ...(preview ? brandLinks(preview, language) : [])];
  const hasResults = preview ? preview.total > 0 : suggestions.length > 0;
  const links = hasResults ? [...found, allLink(suggested.typed)] : found;
  const targets = [...suggestions.map(({ slug }) => `/product/${slug}`), ...links.map(({ to }) => to)];
  const open = isShown && typed !== '' && targets.length > 0;
  const idOf = (index: number) => `${listId}-${index}`;
  const active = open && at >= 0 ? idOf(at) : undefined;

  const choose = (to: string) => {
    setShown(false);
    navigate(localPath(language, to));
  };

  const optionAt = (index: number) => ({
    id: idOf(index),
    isActive: index === at,
    onChoose: () => choose(targets[index] ?? '/search'),
  });

  const press = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && targets.length > 0) {
      event.preventDefault();
      setShown(true);
      // One more position than rows: the input itself, with nothing selected.
      const places = targets.length + 1;
      setAt(open ? ((at + 1 + step + places) % places) - 1 : step === 1 ? 0 : targets.length - 1);
    } else if (event.key === 'Enter' && open && targets[at]) {
      event.preventDefault();
      choose(targets[at]);
    } else if (event.key === 'Escape') {
      // The first Escape closes the list, the next one the search bar. By default the browser would clear the input.
      event.preventDefault();
      event.stopPropagation();
      if (!open) input.current?.closest<HTMLElement>('[popover]')?.hidePopover();
      setShown(false);
      setAt(-1);
    }
  };

  const pressNow = useEffectEvent(press);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const type = () => {
      setTyped(field.value.trim());
      setShown(true);
      setAt(-1);
    };
    const keydown = (event: KeyboardEvent) => pressNow(event);
    const leave = () => setShown(false);
    // Handles text that was typed before this component was loaded.
    if (field.value.trim() !== query) type();
    field.addEventListener('input', type);
    field.addEventListener('keydown', keydown);
    field.addEventListener('blur', leave);
    field.form?.addEventListener('submit', leave);
    return () => {
      field.removeEventListener('input', type);
      field.removeEventListener('keydown', keydown);
      field.removeEventListener('blur', leave);
      field.form?.removeEventListener('submit', leave);
    };
  }, [input, query]);

  useEffect(() => onChange({ open, active }), [onChange, open, active]);

  return (
    <>
      <p role="status" className="sr-only">
        {isShown &&
          typed !== '' &&
          suggested.typed === typed &&
          (targets.length > 0 ? t.suggested(targets.length) : t.noneSuggested)}
      </p>
      {open && (
        <div id={listId} role="listbox" aria-label={t.suggestions} className={className}>
          {suggestions.map((suggestion, index) => (
            <ProductOption key={suggestion.id} suggestion={suggestion} typed={suggested.typed} {...optionAt(index)} />
          ))}
          {links.map((link, index) => (
            <LinkOption
              key={link.to}
              link={link}
              typed={suggested.typed}
              total={preview && !preview.hasMore ? preview.total : null}
              {...optionAt(suggestions.length + index)}
            />
          ))}
        </div>
      )}
    </>
  );
}
