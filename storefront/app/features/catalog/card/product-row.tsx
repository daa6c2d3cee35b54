import { LocalLink } from '../../../i18n/local-link.tsx';
import type { Card } from './card.ts';
import { ProductGrid } from './product-grid.tsx';

interface ProductRowProps {
  title: string;
  cards: Card[];
  link?: { text: string; to: string } | undefined;
}

/** Renders nothing without products. */
export function ProductRow({ title, cards, link }: ProductRowProps) {
  if (cards.length === 0) return null;
  return (
    <section className="container section-gap">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 lg:mb-8">
        <h2 className="text-h2">{title}</h2>
        {link && (
          <LocalLink
            to={link.to}
            className="inline-flex min-h-11 items-center font-medium text-link underline underline-offset-4 hover:no-underline"
          >
            {link.text}
          </LocalLink>
        )}
      </div>
      <ProductGrid cards={cards} />
    </section>
  );
}
