import { Minus, Plus } from '@vitrine/ui/icons.ts';
import { useRef } from 'react';

interface NumberStepperProps {
  label: string;
  lessLabel: string;
  moreLabel: string;
  max: number;
}

const side = 'inline-flex w-11 items-center justify-center text-strong hover:bg-tint disabled:text-muted';

export function NumberStepper({ label, lessLabel, moreLabel, max }: NumberStepperProps) {
  const input = useRef<HTMLInputElement>(null);
  const step = (by: 1 | -1) => (by > 0 ? input.current?.stepUp() : input.current?.stepDown());
  return (
    <div className="flex h-12 shrink-0 overflow-hidden rounded-control border border-line-strong bg-surface">
      <button type="button" aria-label={lessLabel} onClick={() => step(-1)} className={`needs-script ${side}`}>
        <Minus size={18} />
      </button>
      <input
        ref={input}
        type="number"
        name="quantity"
        inputMode="numeric"
        min={1}
        max={max}
        defaultValue={1}
        aria-label={label}
        className="no-spin tabular w-10 bg-transparent text-center text-base text-strong focus-visible:-outline-offset-2"
      />
      <button type="button" aria-label={moreLabel} onClick={() => step(1)} className={`needs-script ${side}`}>
        <Plus size={18} />
      </button>
    </div>
  );
}
