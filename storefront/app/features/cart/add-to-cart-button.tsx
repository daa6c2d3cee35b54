import { useMessages } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { NumberStepper } from '../../ui/number-stepper.tsx';
import { cartMessages } from './cart-messages.ts';

interface AddToCartButtonProps {
  sku: string;
  availability: 'in-stock' | 'low' | 'out-of-stock' | 'pre-order';
  /** Pieces one order may hold; without it there is no quantity to choose. */
  most?: number;
}

export function AddToCartButton({ sku, availability, most }: AddToCartButtonProps) {
  const t = useMessages(cartMessages);
  if (availability === 'out-of-stock') {
    return (
      <Button disabled className="w-full">
        {t.outOfStock}
      </Button>
    );
  }
  return (
    <>
      <div className="needs-script flex gap-3">
        {most !== undefined && <NumberStepper label={t.quantity} lessLabel={t.less} moreLabel={t.more} max={most} />}
        <Button data-sku={sku} className="flex-1 px-4">
          {availability === 'pre-order' ? t.preOrder : t.addToCart}
        </Button>
      </div>
      <p className="without-script rounded-panel bg-tint p-4 text-small">{t.needsScript}</p>
    </>
  );
}
