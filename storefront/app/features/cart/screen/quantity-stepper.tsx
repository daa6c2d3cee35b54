import { Minus, Plus, Trash2 } from '@vitrine/ui/icons.ts';
import { useState } from 'react';
import { usePressRepeat } from '../../../hooks/use-press-repeat.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { cartScreenMessages } from '../../../messages/en/cart.ts';

interface QuantityStepperProps {
  name: string;
  quantity: number;
  max: number;
  onChange: (quantity: number) => void;
  onRemove: () => void;
}

const side = 'inline-flex w-11 items-center justify-center text-strong hover:bg-tint disabled:text-muted';

/** Saves by itself. At quantity 1 the minus button removes the line and is labeled so. */
export function QuantityStepper({ name, quantity, max, onChange, onRemove }: QuantityStepperProps) {
  const t = useMessages(cartScreenMessages);
  const [typed, setTyped] = useState<string | null>(null);
  const [issue, setIssue] = useState<string | null>(null);
  const isLast = quantity <= 1;

  const set = (wanted: number) => {
    setTyped(null);
    if (!Number.isInteger(wanted) || wanted < 0) return setIssue(t.onlyWhole);
    if (wanted === 0) return onRemove();
    setIssue(wanted > max ? t.capped(max) : null);
    const allowed = Math.min(wanted, max);
    if (allowed > 0 && allowed !== quantity) onChange(allowed);
  };
  // Holding the button down stops at 1 and does not remove the line.
  const less = usePressRepeat(() => set(Math.max(1, quantity - 1)));
  const more = usePressRepeat(() => set(quantity + 1));
  return (
    <div>
      <div className="inline-flex h-11 overflow-hidden rounded-control border border-line-strong bg-surface">
        {isLast ? (
          <button type="button" aria-label={t.removeNamed(name)} onClick={onRemove} className={side}>
            <Trash2 size={18} />
          </button>
        ) : (
          <button type="button" aria-label={t.lessOf(name)} {...less} className={side}>
            <Minus size={18} />
          </button>
        )}
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          aria-label={t.quantityOf(name)}
          aria-invalid={issue === t.onlyWhole}
          value={typed ?? quantity}
          onChange={(event) => {
            setTyped(event.target.value);
            if (event.target.value !== '' && Number(event.target.value) > 0) set(Number(event.target.value));
          }}
          onBlur={() => typed !== null && set(typed === '' ? quantity : Number(typed))}
          className="no-spin tabular w-10 bg-transparent text-center text-base text-strong focus-visible:-outline-offset-2"
        />
        <button type="button" aria-label={t.moreOf(name)} {...more} className={side}>
          <Plus size={18} />
        </button>
      </div>
      <p role="status" className="text-small font-medium text-warn empty:hidden">
        {issue}
      </p>
    </div>
  );
}
