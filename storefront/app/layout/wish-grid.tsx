import { ProductCard } from '../features/catalog/product-card.tsx';
import type { WishedCard } from '../features/catalog/wished-card.ts';
import { MoveToCart } from './move-to-cart.tsx';

const sizes = '(width >= 85rem) 322px, (width >= 64rem) 23vw, (width >= 48rem) 31vw, (width >= 22.5rem) 46vw, 104px';

export const WishGrid = ({ cards, isOwn }: { cards: WishedCard[]; isOwn: boolean }) => (
  <ul className="mt-8 grid gap-x-3.5 gap-y-8 xs:grid-cols-2 md:grid-cols-3 md:gap-x-6 md:gap-y-12 lg:grid-cols-4">
    {cards.map(({ card, choice, isOrderable }) => (
      <li key={card.sku} data-sku={card.sku} className="flex flex-col">
        <div className="flex-1">
          <ProductCard card={{ ...card, highlights: choice }} sizes={sizes} />
        </div>
        {isOrderable && <MoveToCart sku={card.sku} name={card.name} isOwn={isOwn} />}
      </li>
    ))}
  </ul>
);
