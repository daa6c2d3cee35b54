import { QuickAddButton } from '../features/cart/quick-add-button.tsx';
import type { Card } from '../features/catalog/card.ts';
import { WishButton } from '../features/wishlist/wish-button.tsx';

/** What a card offers besides its link. */
export const cardActions = ({ sku, name, isBoughtAtOnce }: Card) => (
  <>
    <WishButton sku={sku} name={name} className="absolute top-0.5 right-0.5 z-10 rounded-full text-[#0e244d]" />
    {isBoughtAtOnce && <QuickAddButton sku={sku} name={name} />}
  </>
);
