import { classNames } from '@vitrine/ui/class-names.ts';
import { ChevronDown } from '@vitrine/ui/icons.ts';
import { createContext, type ReactNode, use } from 'react';
import { useWide } from '../hooks/use-wide.ts';

interface ChipsProps {
  /** Says what is chosen; read by screen readers and shown before the chips. */
  label: string;
  /** The note stands behind the name. */
  options: readonly { value: string; name: string; note?: ReactNode }[];
  chosen: string | undefined;
  /** A second press takes the choice back. */
  onChoose: (value: string | undefined) => void;
}

/** A filter of which one value or none is chosen. On a phone the row scrolls by itself. */
export const Chips = ({ label, options, chosen, onChoose }: ChipsProps) => (
  <fieldset className="min-w-0 max-w-full">
    <legend className="sr-only">{label}</legend>
    <div className="flex flex-wrap gap-2">
      {options.map(({ value, name, note }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value === chosen ? undefined : value)}
          className={classNames(
            'min-h-11 rounded-full border px-3.5 text-small font-medium whitespace-nowrap transition-colors duration-120 pointer-fine:min-h-9',
            value === chosen
              ? 'border-action bg-tint text-strong inset-ring inset-ring-action'
              : 'border-line-strong bg-surface text-second hover:bg-tint',
          )}
        >
          {name}
          {note && <span className="ml-2">{note}</span>}
        </button>
      ))}
    </div>
  </fieldset>
);

interface DayFieldsProps {
  id: string;
  from: { label: string; value: string };
  until: { label: string; value: string };
  onChange: (days: { from?: string; until?: string }) => void;
}

const field = 'h-11 rounded-control border border-line-strong bg-surface px-2.5 text-small text-body pointer-fine:h-9';

/** Two days, both included. */
export const DayFields = ({ id, from, until, onChange }: DayFieldsProps) => (
  <div className="flex flex-wrap gap-x-4 gap-y-2 text-small">
    <label htmlFor={`${id}-from`} className="flex items-center gap-2 text-second">
      <span className="max-md:min-w-10">{from.label}</span>
      <input
        id={`${id}-from`}
        type="date"
        value={from.value}
        max={until.value || undefined}
        onChange={(event) => onChange({ from: event.target.value })}
        className={field}
      />
    </label>
    <label htmlFor={`${id}-until`} className="flex items-center gap-2 text-second">
      <span className="max-md:min-w-10">{until.label}</span>
      <input
        id={`${id}-until`}
        type="date"
        value={until.value}
        min={from.value || undefined}
        onChange={(event) => onChange({ until: event.target.value })}
        className={field}
      />
    </label>
  </div>
);

interface FilterSelectProps {
  label: string;
  /** The choice that filters nothing. */
  any: string;
  options: readonly { value: string; name: string }[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

/** A filter with many values. A chosen value that is not among them, from an old address, stays visible. */
export const FilterSelect = ({ label, any, options, chosen = '', onChoose }: FilterSelectProps) => (
  <select
    aria-label={label}
    value={chosen}
    onChange={(event) => onChoose(event.target.value)}
    className="h-11 max-w-full min-w-0 rounded-control border border-line-strong bg-surface pr-8 pl-2.5 text-small text-body pointer-fine:h-9 md:max-w-56"
  >
    <option value="">{any}</option>
    {chosen !== '' && !options.some(({ value }) => value === chosen) && <option value={chosen}>{chosen}</option>}
    {options.map(({ value, name }) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </select>
);

interface MoreFiltersProps {
  title: string;
  /** One of them is set. */
  isOpen: boolean;
  children: ReactNode;
}

/** Saved views and the list as a file. A phone shows them behind the heading of the filters. */
export const ListTools = createContext<ReactNode>(null);

/** Filters that are used less often: beside the others on a wide screen, behind a heading on a phone. */
export function MoreFilters({ title, isOpen, children }: MoreFiltersProps) {
  const tools = use(ListTools);
  if (useWide()) return children;
  return (
    <details open={isOpen} className="group w-full">
      <summary className="flex min-h-11 items-center gap-2 text-small font-medium text-link">
        {title}
        <ChevronDown className="group-open:rotate-180" size={18} />
      </summary>
      <div className="flex flex-col items-start gap-3 pt-1 pb-2">
        {children}
        {tools && <div className="flex flex-wrap gap-2">{tools}</div>}
      </div>
    </details>
  );
}
