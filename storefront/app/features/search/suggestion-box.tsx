import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { localPath } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { searchMessages } from '../../messages/en/search.ts';
import { translate } from '../../messages/translate.ts';
import type { Suggestion } from './suggestion.ts';
import { SuggestionOption } from './suggestion-option.tsx';
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
  className: string;
  onChange: (state: BoxState) => void;
}

/** Listbox below the input. It listens to the input instead of rendering it, because it is loaded later. */
export default function SuggestionBox({ input, query, listId, shopUrl, className, onChange }: SuggestionBoxProps) {
  const language = useLanguage();
  const t = translate(searchMessages, language);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isShown, setShown] = useState(true);
  const [at, setAt] = useState(-1);
  const suggested = useSuggestions(typed, language, shopUrl);
  const { suggestions } = suggested;
  const open = isShown && typed !== '' && suggestions.length > 0;
  const idOf = (index: number) => `${listId}-${index}`;
  const active = open && at >= 0 ? idOf(at) : undefined;

  const choose = ({ slug }: Suggestion) => {
    setShown(false);
    navigate(localPath(language, `/product/${slug}`));
  };

  const press = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && suggestions.length > 0) {
      event.preventDefault();
      setShown(true);
      // One more position than suggestions: the input itself, with nothing selected.
      const places = suggestions.length + 1;
      setAt(open ? ((at + 1 + step + places) % places) - 1 : step === 1 ? 0 : suggestions.length - 1);
    } else if (event.key === 'Enter' && open && suggestions[at]) {
      event.preventDefault();
      choose(suggestions[at]);
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
          (suggestions.length > 0 ? t.suggested(suggestions.length) : t.noneSuggested)}
      </p>
      {open && (
        <div id={listId} role="listbox" aria-label={t.suggestions} className={className}>
          {suggestions.map((suggestion, index) => (
            <SuggestionOption
              key={suggestion.id}
              id={idOf(index)}
              suggestion={suggestion}
              typed={suggested.typed}
              isActive={index === at}
              onChoose={() => choose(suggestion)}
            />
          ))}
        </div>
      )}
    </>
  );
}
