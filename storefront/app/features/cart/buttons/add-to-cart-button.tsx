import { Button } from '@vitrine/ui/button.tsx';
import { classNames } from '@vitrine/ui/class-names.ts';
import { Check } from '@vitrine/ui/icons.ts';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { useRef } from 'react';
import { useMessages } from '../../../i18n/use-language.ts';
import { cartMessages } from '../../../messages/en/cart.ts';
import { NumberStepper } from '../../../ui/number-stepper.tsx';
import { preloadAddToCart, useAddToCart, useCartForm } from './use-add-to-cart.ts';

interface AddToCartButtonProps {
  sku: string;
  isSoldOut: boolean;
  /** Largest quantity; without it the quantity cannot be chosen. */
  max?: number;
  /** Called instead of adding while an option is missing. */
  onMissing?: (() => void) | undefined;
}

export function AddToCartButton({ sku, isSoldOut, max, onMissing }: AddToCartButtonProps) {
  const t = useMessages(cartMessages);
  const { phase, add } = useAddToCart({ sku, opensDrawer: true });
  const form = useRef<HTMLFormElement>(null);
  const cartForm = useCartForm();
  if (isSoldOut && !onMissing) {
    return (
      <Button disabled className="w-full">
        {t.outOfStock}
      </Button>
    );
  }
  const press = () => {
    if (onMissing || !form.current) onMissing?.();
    else add(Math.max(1, Math.trunc(Number(new FormData(form.current).get('quantity') ?? 1))));
  };
  return (
    <>
      {/* Preloads the code on hover and focus, so that a click only waits for the server. */}
      <form
        ref={form}
        {...(onMissing ? {} : cartForm)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          press();
        }}
        onPointerEnter={preloadAddToCart}
        onFocus={preloadAddToCart}
        className={classNames('flex flex-wrap gap-3', onMissing && 'needs-script')}
      >
        <input type="hidden" name="sku" value={sku} />
        {max !== undefined && <NumberStepper label={t.quantity} lessLabel={t.less} moreLabel={t.more} max={max} />}
        <Button
          type="submit"
          data-sku={sku}
          aria-busy={phase === 'busy'}
          className="flex-1 basis-32 px-3 whitespace-nowrap"
        >
          {phase === 'busy' && <Spinner size={20} />}
          {phase === 'done' && <Check size={20} />}
          {t.addToCart}
        </Button>
      </form>
      {phase === 'failed' && (
        <p role="alert" className="text-small font-medium text-error">
          {t.unreachable}
        </p>
      )}
    </>
  );
}
