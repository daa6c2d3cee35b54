import type { ReactNode } from 'react';
import { drawPhoto, type Photo } from '../../../format/photo.ts';
import { useOutOfView } from '../../../hooks/use-out-of-view.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { Price } from '../card/card.ts';
import { PriceTag } from '../card/price-tag.tsx';

interface BuyBarProps {
  photo: Photo | undefined;
  price: Price;
  /** Id of the element that hides the bar while it is visible. */
  watch: string;
  action: ReactNode;
}

/** Height of the sticky header, and of the lines under the button: when only they are left, the button is hidden. */
const rootMargin = '-150px 0px 0px';

/** On phones, shows price and button from the start, except while the button of the buy box is visible. */
export function BuyBar({ photo, price, watch, action }: BuyBarProps) {
  if (!useOutOfView(watch, { rootMargin, initial: true })) return null;
  return (
    <div className="bottom-bar buy-bar no-print fixed inset-x-0 bottom-0 z-30 flex min-h-16 items-center gap-3 border-t border-line bg-raised px-(--gutter) py-2 shadow-drawer md:hidden">
      {photo && (
        <Picture className="aspect-4/5 w-9 shrink-0 max-xs:hidden" picture={drawPhoto(photo, '')} sizes="36px" />
      )}
      <PriceTag price={price} />
      <div className="ml-auto">{action}</div>
    </div>
  );
}
