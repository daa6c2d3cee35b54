import { Button } from '@vitrine/ui/button.tsx';
import { CircleAlert } from '@vitrine/ui/icons.ts';
import { useEffect, useState } from 'react';
import { useHydrated } from '../../../hooks/use-hydrated.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { listMessages } from '../../../messages/en/catalog.ts';
import { PriceInput } from './price-input.tsx';
import { checkPriceRange, type PriceRange } from './price-range.ts';

const idleTime = 600;

/** The sign that stands in a field beside an amount, and its side. */
export interface ShownCurrency {
  readonly currencySign: string;
  readonly isSignFirst: boolean;
}

interface PriceFilterProps {
  price: PriceRange | null;
  store: ShownCurrency;
}

/** Inputs are marked invalid at once; the message appears when the shopper stops typing or leaves. */
export function PriceFilter({ price, store }: PriceFilterProps) {
  const t = useMessages(listMessages);
  const isHydrated = useHydrated();
  const [min, setMin] = useFollowing(String(price?.min ?? ''));
  const [max, setMax] = useFollowing(String(price?.max ?? ''));
  const [settled, setSettled] = useState('');
  const { range, issue } = checkPriceRange(min, max);
  const typed = `${min} ${max}`;
  const issueMessages = { incomplete: t.incomplete, reversed: t.reversed, 'not-a-number': t.notANumber };

  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), idleTime);
    return () => clearTimeout(timer);
  }, [typed]);

  const shared = {
    sign: store.currencySign,
    isSignFirst: store.isSignFirst,
    invalid: issue !== null,
    onBlur: () => setSettled(typed),
  };
  return (
    <fieldset>
      <legend className="font-semibold text-strong">{t.price}</legend>
      <div className="mt-2 flex gap-3">
        <PriceInput name="min" label={t.min} value={min} onChange={setMin} upper={max} {...shared} />
        <PriceInput name="max" label={t.max} value={max} onChange={setMax} lower={min} {...shared} />
      </div>
      <p id="price-issue" role="status" className="min-h-6 pt-1 pb-3 text-small text-error empty:pb-0">
        {issue && settled === typed && (
          <span className="flex gap-1.5">
            <CircleAlert className="mt-0.5 shrink-0" size={16} />
            {issueMessages[issue]}
          </span>
        )}
      </p>
      <Button
        type="submit"
        kind="secondary"
        disabled={isHydrated && !range}
        className="mt-1 min-h-11 w-full disabled:cursor-not-allowed disabled:border-line disabled:text-muted"
      >
        {t.apply}
      </Button>
    </fieldset>
  );
}

/** Editable value that is reset when the applied filter changes. */
function useFollowing(applied: string) {
  const [{ value, from }, setState] = useState({ value: applied, from: applied });
  if (from !== applied) setState({ value: applied, from: applied });
  return [value, (next: string) => setState({ value: next, from: applied })] as const;
}
