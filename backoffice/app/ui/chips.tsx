import { classNames } from '@vitrine/ui/class-names.ts';

interface ChipsProps {
  /** Says what is chosen; read by screen readers and shown before the chips. */
  label: string;
  options: readonly { value: string; name: string }[];
  chosen: string | undefined;
  /** A second press takes the choice back. */
  onChoose: (value: string | undefined) => void;
}

/** A filter of which one value or none is chosen. On a phone the row scrolls by itself. */
export const Chips = ({ label, options, chosen, onChoose }: ChipsProps) => (
  <fieldset className="min-w-0 max-w-full">
    <legend className="sr-only">{label}</legend>
    <div className="flex flex-wrap gap-2">
      {options.map(({ value, name }) => (
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
        </button>
      ))}
    </div>
  </fieldset>
);
