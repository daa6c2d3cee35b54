import { classNames } from '@vitrine/ui/class-names.ts';

export interface AmountLine {
  key: string;
  name: string;
  note?: string | null;
  amount: string;
  /** Reduces the total. */
  isLess?: boolean;
  /** Text instead of an amount. */
  isHint?: boolean;
}

interface AmountListProps {
  lines: readonly AmountLine[];
  total: { name: string; amount: string } | null;
  /** Not yet confirmed. */
  isPending?: boolean;
}

/** Amounts and their total. */
export const AmountList = ({ lines, total, isPending = false }: AmountListProps) => (
  <dl
    aria-live="polite"
    aria-busy={isPending}
    className={classNames('tabular flex flex-col gap-2 transition-opacity duration-180', isPending && 'opacity-60')}
  >
    {lines.map(({ key, name, note, amount, isLess, isHint }) => (
      <div key={key} className="flex items-baseline justify-between gap-4">
        <dt className="text-second">
          {name}
          {note && <span className="text-small text-muted"> {note}</span>}
        </dt>
        <dd
          className={classNames(
            'text-right',
            isHint ? 'text-small text-muted' : isLess ? 'text-sale-text' : 'text-strong',
          )}
        >
          {amount}
        </dd>
      </div>
    ))}
    {total && (
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4 text-strong">
        <dt className="font-semibold">{total.name}</dt>
        <dd className="text-total text-right font-semibold">{total.amount}</dd>
      </div>
    )}
  </dl>
);
