import { classNames } from '@vitrine/ui/class-names.ts';
import type { Card } from './card.ts';
import { ProductCard } from './product-card.tsx';

interface ProductGridProps {
  cards: Card[];
  /** Three beside the filters, four when the filters are closed; a row of four stays one row from tablets on. */
  columns?: 3 | 4;
  /** Number of pictures loaded eagerly, because they are visible at first. */
  eagerCount?: number;
}

const sizes = {
  3: '(width >= 64rem) 336px, (width >= 48rem) 31vw, (width >= 22.5rem) 46vw, 104px',
  4: '(width >= 85rem) 322px, (width >= 48rem) 23vw, (width >= 22.5rem) 46vw, 104px',
};

export function ProductGrid({ cards, columns = 4, eagerCount = 0 }: ProductGridProps) {
  return (
    <ul
      className={classNames(
        'product-grid grid grid-cols-1 gap-x-3.5 gap-y-8 xs:grid-cols-2 md:gap-y-12 lg:gap-x-6',
        columns === 4 ? 'md:grid-cols-4' : 'md:grid-cols-3 md:gap-x-6 filters-closed:lg:grid-cols-4',
      )}
    >
      {cards.map((card, at) => (
        <li key={card.id}>
          <ProductCard card={card} sizes={sizes[columns]} eager={at < eagerCount} />
        </li>
      ))}
    </ul>
  );
}
