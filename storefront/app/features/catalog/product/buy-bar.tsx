import type { ReactNode } from 'react';
import { drawPhoto, type Photo } from '../../../format/photo.ts';
import { useOutOfView } from '../../../hooks/use-out-of-view.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { Price } from '../card/card.ts';
import { PriceTag } from '../card/price-tag.tsx';

interface BuyBarProps {
  photo: Photo | undefined;
  price: Price;
  /** Id of the place that is out of view while the bar shows. */
  watch: string;
  action: ReactNode;
}

/** On a phone the price and the button stay at hand after the buy box has scrolled away upwards. */
export function BuyBar({ photo, price, watch, action }: BuyBarProps) {
  // The watched area has no lower end, so leaving it means having scrolled past, however fast.
  if (!useOutOfView(watch, '0px 0px 999999px')) return null;
  return (
    <div className="bottom-bar no-print fixed inset-x-0 bottom-0 z-30 flex min-h-16 items-center gap-3 border-t border-line bg-raised px-(--gutter) py-2 shadow-drawer lg:hidden">
      {photo && <Picture className="aspect-4/5 w-9 shrink-0" picture={drawPhoto(photo, '')} sizes="36px" />}
      <PriceTag price={price} />
      <div className="ml-auto">{action}</div>
    </div>
  );
}
