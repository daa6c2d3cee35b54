import { LocalLink } from '../../../i18n/local-link.tsx';
import type { TextLanguage } from '../../../i18n/text-language.ts';
import type { Card } from './card.ts';
import { ProductGrid } from './product-grid.tsx';

interface ProductRowProps {
  title: string;
  titleLanguage?: TextLanguage | undefined;
  cards: Card[];
  link?: { text: string; to: string; language?: TextLanguage | undefined } | undefined;
}

/** Renders nothing without products. */
export function ProductRow({ title, titleLanguage, cards, link }: ProductRowProps) {
  if (cards.length === 0) return null;
  return (
    <section className="container section-gap">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 lg:mb-8">
        <h2 {...titleLanguage} className="text-h2">
          {title}
        </h2>
        {link && (
          <LocalLink
            {...link.language}
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
