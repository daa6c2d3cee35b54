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
  /** Not in the total yet, because they may change. */
  open?: readonly AmountLine[];
  /** Not yet confirmed. */
  isPending?: boolean;
}

const drawLine = ({ key, name, note, amount, isLess, isHint }: AmountLine) => (
  <div key={key} className="flex items-baseline justify-between gap-4">
    <dt className="text-second">
      {name}
      {note && <span className="text-small text-muted"> {note}</span>}
    </dt>
    <dd
      className={classNames('text-right', isHint ? 'text-small text-muted' : isLess ? 'text-sale-text' : 'text-strong')}
    >
      {amount}
    </dd>
  </div>
);

/** Amounts, their total and what comes on top of it. */
export const AmountList = ({ lines, total, open = [], isPending = false }: AmountListProps) => (
  <dl
    aria-live="polite"
    aria-busy={isPending}
    className={classNames('tabular flex flex-col gap-2 transition-opacity duration-180', isPending && 'opacity-60')}
  >
    {lines.map(drawLine)}
    {total && (
      <div className="flex items-baseline justify-between gap-4 border-line text-strong not-first:mt-2 not-first:border-t not-first:pt-4">
        <dt className="font-semibold">{total.name}</dt>
        <dd className="text-total text-right font-semibold">{total.amount}</dd>
      </div>
    )}
    {open.map(drawLine)}
  </dl>
);
