import { iconButton } from '@vitrine/ui/class-names.ts';
import { Search, X } from '@vitrine/ui/icons.ts';
import { useTypedText } from '../hooks/use-typed-text.ts';

interface SearchBoxProps {
  id: string;
  label: string;
  hint: string;
  clearLabel: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Searches while one types. */
export function SearchBox({ id, label, hint, clearLabel, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useTypedText(value, onSearch);
  const clear = () => {
    setText('');
    onSearch('');
    document.getElementById(id)?.focus();
  };
  return (
    <search className="relative w-full min-w-0">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" size={20} />
      <input
        id={id}
        type="search"
        value={text}
        placeholder={hint}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSearch(text.trim());
          if (event.key === 'Escape' && text !== '') clear();
        }}
        className="h-12 w-full min-w-0 rounded-control border border-line-strong bg-surface pr-12 pl-10 text-base text-body pointer-fine:h-10"
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={clear}
          className={`${iconButton} absolute! top-1/2 right-0.5 -translate-y-1/2`}
        >
          <X size={18} />
        </button>
      )}
    </search>
  );
}
