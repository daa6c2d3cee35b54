import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { Truck } from '@vitrine/ui/icons.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { cartScreenMessages } from '../../../messages/en/cart.ts';

/** Progress to free delivery. Renders nothing if delivery is never free. */
export function DeliveryMeter({ cart: { freeDelivery } }: { cart: Cart }) {
  const t = useMessages(cartScreenMessages);
  if (!freeDelivery || freeDelivery.threshold <= 0) return null;
  const { threshold, missing, displayMissing, reached } = freeDelivery;
  const share = Math.round(Math.max(0, Math.min(1, 1 - missing / threshold)) * 100);
  const text = reached ? t.isFree : t.toFree(displayMissing);
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-center gap-2 text-small font-medium text-strong">
        <Truck size={18} />
        {text}
      </p>
      <div
        role="progressbar"
        aria-label={t.freeMeter}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={text}
        className="meter h-1 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full origin-left bg-success transition-transform duration-240"
          style={{ scale: `${share / 100} 1` }}
        />
      </div>
    </div>
  );
}
