import { Truck } from '@vitrine/ui/icons.ts';
import { lazy, Suspense } from 'react';
import { useHasCall } from '../../api/absent-calls.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import type { StoreText } from '../../i18n/text-language.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';

const DeliveryLine = lazy(async () => ({
  default: (await import('../../features/checkout/delivery-line.tsx')).DeliveryLine,
}));

interface ProductDeliveryProps {
  /** Price of the product. */
  amount: number;
  /** Day of a pre-order on which it is expected, as yyyy-mm-dd. */
  expectedOn: string | null;
  /** The merchant's words about delivery, for everybody. */
  note: StoreText | null;
  /** Above every page. */
  message: StoreText | null;
}

/** The merchant's note, replaced in the browser by price and day for the shopper's country. It takes the same space. */
export function ProductDelivery({ amount, expectedOn, note, message }: ProductDeliveryProps) {
  const isHydrated = useHydrated();
  const hasMethods = useHasCall('listDeliveryMethods');
  const { opensLater } = useLayoutData();
  const shown = (
    <p className="flex min-h-13 items-start gap-2 text-small text-second">
      {note && <Truck className="mt-px shrink-0" size={18} />}
      <span {...note?.language}>{note?.text}</span>
    </p>
  );
  if (!hasMethods || opensLater) return note && shown;
  if (!isHydrated) return shown;
  return (
    <Suspense fallback={shown}>
      <DeliveryLine amount={amount} expectedOn={expectedOn} fallback={note} message={message} />
    </Suspense>
  );
}
