import { classNames } from '@vitrine/ui/class-names.ts';

interface PriceInputProps {
  name: 'min' | 'max';
  label: string;
  sign: string;
  isSignFirst: boolean;
  value: string;
  invalid: boolean;
  lower?: string | undefined;
  upper?: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

export function PriceInput(props: PriceInputProps) {
  const { name, label, sign, isSignFirst, value, invalid, lower, upper, onChange, onBlur } = props;
  return (
    <label className="flex-1 text-small text-second">
      {label}
      <span
        className={classNames(
          'mt-1 flex h-11 items-center gap-1.5 rounded-control bg-surface px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          invalid ? 'border-2 border-error' : 'border border-line-strong',
        )}
      >
        <span aria-hidden className={classNames('text-muted', !isSignFirst && 'order-last')}>
          {sign}
        </span>
        <input
          type="number"
          name={name}
          inputMode="decimal"
          autoComplete="off"
          step="any"
          min={lower || 0}
          max={upper || undefined}
          value={value}
          aria-invalid={invalid}
          aria-describedby="price-issue"
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          className="no-spin tabular w-full min-w-0 bg-transparent text-base text-body outline-none"
        />
      </span>
    </label>
  );
}
